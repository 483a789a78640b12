"""`make bench`: one table of figures, each with its bar; exit status 1 if one is short. Names of groups select them."""

import importlib
import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from bench.lines import Line

FOLDER = Path(__file__).resolve().parent
ORDER = ("rules", "start", "store", "screens")
WIDTH = 64


def groups() -> list[str]:
    """The modules here that measure: all but the framework."""
    found = {path.stem for path in FOLDER.glob("*.py")} - {"__init__", "__main__", "lines"}
    return sorted(found, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))


def measured(group: str) -> list[Line]:
    """The lines of a group, measured in a process of its own."""
    command = [sys.executable, "-m", "bench", "--one", group]
    # Compiled modules are kept, as on a player's machine, even where the shell forbids it.
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    answer = subprocess.run(command, cwd=FOLDER.parent, env=surroundings, stdout=subprocess.PIPE, text=True, check=True)
    return [Line(**line) for line in json.loads(answer.stdout.splitlines()[-1])]


def told(number: float) -> str:
    return f"{number:,.3g}" if abs(number) < 1000 else f"{number:,.0f}"


def row(line: Line) -> str:
    if line.bar is None:
        bar, verdict = "", ""
    else:
        bar = f"{'≥' if line.more_is_better else '≤'} {told(line.bar)}"
        verdict = "short" if line.short else "ok"
    return f"  {line.name:<{WIDTH}} {told(line.figure):>9} {line.unit:<7} {bar:>10}  {verdict}".rstrip()


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--one"]:
        module = importlib.import_module(f"bench.{arguments[1]}")
        sys.stdout.write(json.dumps([asdict(line) for line in module.lines()]) + "\n")
        return 0
    unknown = set(arguments) - set(groups())
    if unknown:
        sys.stderr.write(f"bench: no group named {', '.join(sorted(unknown))}; there are {', '.join(groups())}\n")
        return 2
    failed = False
    for group in arguments or groups():
        sys.stdout.write(f"{group}\n")
        sys.stdout.flush()
        try:
            found = measured(group)
        except subprocess.CalledProcessError:
            sys.stdout.write("  could not be measured\n")
            failed = True
            continue
        for line in found:
            sys.stdout.write(row(line) + "\n")
            failed = failed or line.short
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
