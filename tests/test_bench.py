import pytest

from bench.__main__ import groups, main, row
from bench.lines import Line, ratio


@pytest.mark.parametrize(
    ("line", "short"),
    [
        (Line("score", 1.4, 1.5), False),
        (Line("score", 1.5, 1.5), False),
        (Line("score", 1.6, 1.5), True),
        (Line("turns judged", 23_000, 24_000, "a second", more_is_better=True), True),
        (Line("turns judged", 25_000, 24_000, "a second", more_is_better=True), False),
        (Line("memory", 100, None, "MB"), False),
    ],
)
def test_a_figure_beyond_its_bar_is_short(line: Line, short: bool) -> None:
    assert line.short is short
    assert row(line).endswith("short") is short


def test_a_ratio_divides_work_by_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def takes(duration: float) -> None:
        nonlocal now
        now += duration

    monkeypatch.setattr("bench.lines.perf_counter", lambda: now)
    assert ratio(lambda: takes(0.3), lambda: takes(0.1), runs=3) == pytest.approx(3)
    assert ratio(lambda: takes(1e-6), lambda: takes(1e-5), runs=3) == pytest.approx(0.1, rel=0.01)


def test_an_unknown_group_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err
    assert "start" in groups()


def test_the_table_fails_when_a_line_is_short(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bench.__main__.measured", lambda _group: [Line("start", 6, 5)])
    assert main(["start"]) == 1
    assert "short" in capsys.readouterr().out
    monkeypatch.setattr("bench.__main__.measured", lambda _group: [Line("start", 4, 5)])
    assert main(["start"]) == 0
