"""One line of the table, and how its figure is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from gc import collect
from statistics import median
from time import perf_counter

ENOUGH_SECONDS = 0.002


@dataclass(frozen=True)
class Line:
    """A figure, its bar (None: only told), and whether more is better."""

    name: str
    figure: float
    bar: float | None
    unit: str = "×"
    more_is_better: bool = False

    @property
    def short(self) -> bool:
        if self.bar is None:
            return False
        return self.figure < self.bar if self.more_is_better else self.figure > self.bar


def ratio(work: Callable[[], object], reference: Callable[[], object], runs: int = 15) -> float:
    """How many times as long the work takes as the reference: medians of alternating runs."""
    work_repeats, reference_repeats = repeats(work), repeats(reference)
    works, references = [], []
    for _ in range(runs):
        collect()
        works.append(seconds(work, work_repeats))
        references.append(seconds(reference, reference_repeats))
    return median(works) / median(references)


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """The time of one call, averaged over so many in a row."""
    start = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - start) / times


def repeats(work: Callable[[], object]) -> int:
    """How many calls in a row are long enough for the clock; the first call warms up."""
    work()
    times = 1
    while seconds(work, times) * times < ENOUGH_SECONDS and times < 100_000:
        times *= 4
    return times
