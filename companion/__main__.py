"""The command line: records and snapshots checked, shown and scored, without a window."""

from __future__ import annotations

import gc
import os
import signal
import sys

if __name__ == "__main__":
    # whoever presses Ctrl+C wants it to end, not to read where it was
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # A command lives for milliseconds. Half of them would go into collecting what it never frees, and into a backport
    # that msgspec loads wherever it happens to be installed, though Python 3.11 has all of it.
    gc.disable()
    sys.modules.setdefault("typing_extensions", None)  # type: ignore[arg-type]

from collections.abc import Callable, Iterator

try:
    from companion.records.files import LARGEST, Loaded, load
    from companion.records.record import Unreadable, encode
except ModuleNotFoundError as error:
    sys.exit(f"python -m companion needs {error.name}: `make setup` installs it, for .venv/bin/python")

USAGE = """usage: python -m companion COMMAND FILE

FILE is a record or a snapshot, or - for standard input.
  check FILE            says ok and what it is, or the line and the reason
  show FILE             the cities as text
  score FILE [--json]   every line of every score, places and winners
  moves FILE            every legal move of every player who may act now, one JSON a line
  snapshot FILE         the last position as a snapshot
  picture FILE OUT.png [--city NAME]
                        the picture to share (from five players on also OUT-2.png), or one city alone
  games                 the games kept on this machine, newest first"""

SHORT_USAGE = "usage: python -m companion COMMAND FILE (--help lists the commands)"
PICTURE_USAGE = "usage: python -m companion picture FILE OUT.png [--city NAME]"

Lines = Iterator[str]
CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), "\ufffd")
"""A name in a file must not steer the terminal that shows it."""


def main(arguments: list[str]) -> int:
    """Run one command; 0, or 1 with one line on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    words = [word for word in arguments if word != "--json"]
    if arguments in (["-h"], ["--help"], ["help"]):
        return _print_all(arguments[0], iter([USAGE]))
    if arguments[:1] == ["picture"]:
        return _picture(arguments[1:])
    if arguments == ["games"]:
        return _print_all("games", _games())
    command = COMMANDS.get(words[0]) if len(words) == 2 else None
    if command is None or (len(words) < len(arguments) and words[0] != "score"):
        return _wrong(SHORT_USAGE)
    name = words[1]
    loaded = _load(name)
    if loaded is None:
        return 1
    return _print_all(name, command(loaded, len(words) < len(arguments)))


def _wrong(reason: str, file: str = "", line: int = 1) -> int:
    """One line on standard error, if there is one, and the status that goes with it."""
    if sys.stderr is not None:
        print(f"{_one_line(file)}:{line}: {reason}" if file else reason, file=sys.stderr)
    return 1


def _print_all(name: str, lines: Lines) -> int:
    try:
        for line in lines:
            print(line)
        print(end="", flush=True)
    except BrokenPipeError:
        return 0
    except OSError as error:
        return _wrong(error.strerror or str(error), error.filename or name)
    return 0


def _load(name: str) -> Loaded | None:
    """What a file holds; otherwise one line says why not."""
    try:
        return load(_read(name))
    except Unreadable as error:
        from companion.words.reasons import all_in_words

        _wrong(all_in_words(error.reasons), name or "''", error.line)
    except OSError as error:
        _wrong(error.strerror or str(error), name or "''")
    return None


def _picture(arguments: list[str]) -> int:
    from companion.share.command import make_pictures, wanted

    asked = wanted(arguments)
    if asked is None:
        return _wrong(PICTURE_USAGE)
    loaded = _load(asked.file)
    if loaded is None:
        return 1
    try:
        names = make_pictures(loaded, asked)
    except LookupError as error:
        return _wrong(_one_line(str(error.args[0])), asked.file)
    except OSError as error:
        return _wrong(error.strerror or str(error), error.filename or asked.out)
    return _print_all(asked.file, map(_one_line, names))


def _read(name: str) -> bytes:
    """A file's bytes; one too large is not read further than it takes to know."""
    if name == "-":
        if sys.stdin is None:
            raise OSError("standard input is closed")
        return sys.stdin.buffer.read(LARGEST + 1)
    with open(name, "rb") as file:
        return file.read(LARGEST + 1)


def _one_line(name: str) -> str:
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in name)


def _check(loaded: Loaded, _json: bool) -> Lines:
    from companion.records.text import describe

    yield f"ok: {describe(loaded)}"


def _show(loaded: Loaded, _json: bool) -> Lines:
    from companion.records.text import show

    yield from (line.translate(CONTROLS) for line in show(loaded))


def _score(loaded: Loaded, json: bool) -> Lines:
    from companion.records.results import result_raw

    raw = result_raw(loaded.table)
    if json:
        yield encode(raw).decode()
    else:
        from companion.records.text import score_lines

        yield from (line.translate(CONTROLS) for line in score_lines(raw))


def _moves(loaded: Loaded, _json: bool) -> Lines:
    from companion.records.record import bare_raw
    from companion.rules.welcome.legal import legal_moves

    for seat in loaded.table.seats:
        for move in legal_moves(loaded.table, seat.id):
            yield encode(bare_raw(move)).decode()


def _snapshot(loaded: Loaded, _json: bool) -> Lines:
    from companion.records.snapshot import snapshot

    yield encode(snapshot(loaded.header, loaded.table)).decode()


def _games() -> Lines:
    from companion.store.listing import games_text

    for line in games_text():
        yield line.translate(CONTROLS)


COMMANDS: dict[str, Callable[[Loaded, bool], Lines]] = {
    "check": _check,
    "show": _show,
    "score": _score,
    "moves": _moves,
    "snapshot": _snapshot,
}


if __name__ == "__main__":
    # all is written; to take everything apart would take longer than many a command, and flush into a closed pipe again
    os._exit(main(sys.argv[1:]))
