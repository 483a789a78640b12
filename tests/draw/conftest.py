"""The sizes and scales every layout is tried at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.words import use
from tests.draw.positions import SIZES


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """Every size of design.md."""
    return SIZES[request.param]


@pytest.fixture(params=[("en", 1.0), ("qps", 1.6)], ids=["en-100", "qps-160"])
def scale(request: pytest.FixtureRequest) -> Iterator[float]:
    """Our own language as it is, and the longest one in the largest text."""
    use(request.param[0])
    yield request.param[1]
    use("en")
