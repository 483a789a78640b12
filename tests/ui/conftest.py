"""A real window without a display, and the screens in it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from companion.ui.window import prepare

if TYPE_CHECKING:
    from tests.ui.harness import Stage

# Kivy reads these when it is first imported, so they are set before any test of a screen is loaded.
os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["LIBGL_ALWAYS_SOFTWARE"] = "1"
os.environ["KIVY_LOG_MODE"] = "PYTHON"
os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-")
prepare((1280, 800), maxfps=0)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="take the pictures drawn now for the right ones")


@pytest.fixture
def stage(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """The app in a window; whatever it was set to is set back afterwards."""
    from tests.ui.harness import Stage

    stage = Stage(tmp_path, update_golden=request.config.getoption("--update-golden", default=False))
    yield stage
    stage.close()
