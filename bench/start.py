"""How long the command line takes to start and score a game."""

import subprocess
import sys
from pathlib import Path

from bench.lines import Line, ratio

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "tests" / "examples" / "2018-four-players.jsonl"


def run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def lines() -> list[Line]:
    score = ratio(lambda: run("-m", "companion", "score", str(GAME)), lambda: run("-c", "pass"), runs=21)
    return [Line("python -m companion score ÷ python -c pass", score, 5)]
