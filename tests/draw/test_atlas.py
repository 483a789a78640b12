"""The atlas: drawn once, kept on disk, begun again when it is full; whatever lies there instead is drawn anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.draw import art
from companion.draw.atlas import Atlas, Full
from companion.draw.theme import LIGHT, THEMES, Theme


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_sprite_draws_something(theme: Theme) -> None:
    for name in art.SPRITES:
        picture = art.draw(name, 48, 64, theme)
        assert picture.size == (48, 64), name
        assert picture.getchannel("A").getextrema()[1] > 0, name


@pytest.mark.parametrize(("w", "h"), [(1, 1), (48, 3), (3, 64), (7, 7)])
def test_every_sprite_can_be_as_small_as_a_crowded_sheet_makes_it(w: int, h: int) -> None:
    for name in art.SPRITES:
        assert art.draw(name, w, h, LIGHT).size == (w, h), name


def test_a_region_is_drawn_once_and_no_two_overlap() -> None:
    atlas = Atlas(LIGHT, 1.0)
    keys = [("sprite", f"house-{shape}", 60, 84) for shape in range(8)] + [
        ("text", "figure", 20, str(n)) for n in range(18)
    ]
    regions = [atlas.region(key) for key in keys]
    assert [atlas.region(key) for key in keys] == regions
    for place, one in enumerate(regions):
        for other in regions[place + 1 :]:
            apart = one.x + one.w <= other.x or other.x + other.w <= one.x
            assert apart or one.y + one.h <= other.y or other.y + other.h <= one.y


def test_a_full_atlas_says_so_and_begins_again() -> None:
    atlas = Atlas(LIGHT, 1.0, side=128)
    for shape in (0, 1):
        atlas.region(("sprite", f"house-{shape}", 60, 84))
    with pytest.raises(Full):
        atlas.region(("sprite", "house-2", 60, 84))
    atlas.clear()
    assert atlas.side == 128
    atlas.clear(larger=True)
    assert atlas.side == 256
    assert atlas.region(("sprite", "house-1", 60, 84)).w == 60


def test_kept_and_taken_over(tmp_path: Path) -> None:
    atlas = Atlas(LIGHT, 2.0)
    region = atlas.region(("sprite", "house-1", 60, 84))
    atlas.save(tmp_path)
    again = Atlas(LIGHT, 2.0)
    assert again.load(tmp_path)
    assert again.region(("sprite", "house-1", 60, 84)) == region
    assert again.image.tobytes() == atlas.image.tobytes()
    assert not Atlas(LIGHT, 1.0).load(tmp_path)


@pytest.mark.parametrize("wrong", [b"", b"{}", b'{"side": 9}\n', b"\x00\xff" * 50, b'{"side": 1024, "rows": 4}\nxx'])
def test_a_broken_file_is_not_taken_over(tmp_path: Path, wrong: bytes) -> None:
    atlas = Atlas(LIGHT, 1.0)
    atlas.region(("white",))
    atlas.save(tmp_path)
    next(tmp_path.glob("*.bin")).write_bytes(wrong)
    assert not Atlas(LIGHT, 1.0).load(tmp_path)
