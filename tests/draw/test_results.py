"""The results and the shared pictures: nothing overlaps, nothing is cut, everything can be touched and read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.draw.boxes import Scene
from companion.draw.page import Page, seen
from companion.draw.results.page import lay_results
from companion.draw.results.picture import LEAST, SIZE, Occasion, city_picture, pictures
from companion.draw.results.scores import scores
from companion.draw.results.view import ResultsView, Typed
from companion.rules.welcome.table import Table
from companion.words import use
from tests.draw.check import check_scene, ground_faults, text_faults
from tests.draw.positions import SIZES
from tests.draw.tables import crowd, finished, with_paper


def view_of(table: Table, **more: object) -> ResultsView:
    return ResultsView(scores(table), table, "2026-11-18", running=True, can_undo=True)._replace(**more)


def check_page(page: Page) -> None:
    """The body as a whole, then what is seen at its top and at its end."""
    if page.frame.overlay is not None:
        check_scene(page.frame)
        return
    faults = text_faults(page.body) + ground_faults(page.body)
    assert not faults, "\n".join(faults)
    check_scene(seen(page, 0.0))
    check_scene(seen(page, page.overflow))


@pytest.fixture(params=["en", "qps"])
def text_scale(request: pytest.FixtureRequest) -> Iterator[float]:
    """English as it is, and a longer language at the largest size of text."""
    use(request.param)
    yield 1.0 if request.param == "en" else 1.6
    use("en")


language = pytest.mark.usefixtures("text_scale")
sizes = pytest.mark.parametrize("size", SIZES)


@sizes
@pytest.mark.parametrize("count", [1, 4, 12])
def test_results_of_any_table(size: str, text_scale: float, count: int) -> None:
    table = crowd(count) if count < 12 else crowd(10)
    view = view_of(with_paper(table) if count > 2 else table)
    check_page(lay_results(view, SIZES[size], 1.0, text_scale))


@sizes
def test_results_while_counting_and_with_panels(size: str, text_scale: float) -> None:
    view = view_of(with_paper(crowd(3)))
    states = [
        view._replace(counted=0.0),
        view._replace(counted=4.5),
        view._replace(opened="p1"),
        view._replace(panel="share"),
        view._replace(panel="cities"),
        view._replace(panel="paper", typed=Typed("Ben, who plays on paper", "12", "-112", "total")),
        view._replace(
            panel="paper", typed=Typed("Fay", "", "", "temps", "The text names Ada, Ben and Chloé, but not Fay.")
        ),
        view._replace(told="There is no app here that takes this. The result is still here."),
        view._replace(running=False, can_undo=False, arrived=True),
    ]
    for state in states:
        check_page(lay_results(state, SIZES[size], 1.0, text_scale))


@sizes
def test_results_against_the_aaa_and_of_a_tie(size: str) -> None:
    for name in ("2023-solo-aaa", "2023-three-players-draw"):
        check_page(lay_results(view_of(finished(name)), SIZES[size]))


@sizes
def test_other_densities_inside_system_bars(size: str) -> None:
    width, height = SIZES[size]
    page = lay_results(view_of(with_paper(crowd(4))), (width - 36, height - 72), 2.0, 1.3)
    assert not text_faults(page.body, 2.0)


def check_picture(scene: Scene) -> None:
    faults = text_faults(scene) + ground_faults(scene)
    assert not faults, "\n".join(faults)
    assert scene.size == SIZE
    assert min(text.size for text in scene.texts) >= LEAST


@language
@pytest.mark.parametrize("count", range(1, 13))
def test_pictures_of_one_to_twelve(count: int) -> None:
    found = pictures(Occasion(crowd(count), "2026-11-18"))
    assert len(found) == (1 if count < 5 else 2)
    for scene in found:
        check_picture(scene)


@language
def test_pictures_with_paper_aaa_and_a_tie() -> None:
    for table in (
        with_paper(crowd(2)),
        with_paper(crowd(10)),
        finished("2023-solo-aaa"),
        finished("2023-three-players-draw"),
    ):
        for scene in pictures(Occasion(table, "")):
            check_picture(scene)


@language
def test_one_city_alone() -> None:
    for number in range(4):
        check_picture(city_picture(Occasion(crowd(4), "2026-11-18"), f"p{number}"))


@pytest.mark.parametrize("count", range(1, 13))
def test_every_number_can_be_read(count: int) -> None:
    table = crowd(count)
    shown = [text.text for scene in pictures(Occasion(table, "")) for text in scene.texts if text.role == "house-ink"]
    written = [
        str(number) for seat in table.seats for street in seat.city.streets for number in street.houses if number >= 0
    ]
    for number in set(written):
        assert shown.count(number) >= written.count(number)


def test_a_name_no_font_has_becomes_a_number() -> None:
    lines = scores(crowd(12)).lines
    assert lines[7].name == "Player 8"
    assert lines[8].name == "Ingeborg"
