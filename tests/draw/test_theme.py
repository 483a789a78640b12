"""Colours: every text can be read on the ground it stands on, light and dark."""

from __future__ import annotations

import pytest

from companion.draw.theme import DARK, LIGHT, PAIRS, THEMES, Theme, contrast

READABLE = 4.5


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1.0


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_pair_in_use_is_readable(theme: Theme) -> None:
    faint = {
        pair: round(contrast(theme[pair[0]], theme[pair[1]]), 2)
        for pair in PAIRS
        if contrast(theme[pair[0]], theme[pair[1]]) < READABLE
    }
    assert not faint


def test_both_themes_have_the_same_roles() -> None:
    assert set(LIGHT.colours) == set(DARK.colours)
