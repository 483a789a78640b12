"""Collects every text of the code for the translators, brings each .po up to date and compiles it."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "assets" / "locale"
TEMPLATE = ROOT / "build" / "companion.pot"
# The arguments of each function that are texts; a context is the first argument where there is one.
FUNCTIONS = {"_": 1, "mark": 1, "ngettext": 2, "pgettext": 1, "npgettext": 2}
WITH_CONTEXT = {"pgettext", "npgettext"}
KV_CALL = re.compile(r"(?<![\w.])(_|ngettext|pgettext|npgettext)\(")


@dataclass(frozen=True)
class Text:
    file: str
    line: int
    context: str | None
    forms: tuple[str, ...]


class NotLiteral(ValueError):
    """A text that is put together at run time cannot be translated."""


def texts(folder: Path) -> Iterator[Text]:
    """Every text under a folder, from Python and from kv files."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".kv"}:
            name = path.relative_to(folder.parent).as_posix()
            source = path.read_text(encoding="utf-8")
            yield from _python(name, source) if path.suffix == ".py" else _kv(name, source)


def _python(name: str, source: str, first: int = 1) -> Iterator[Text]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (function := _function(node.func)):
            count = FUNCTIONS[function] + (function in WITH_CONTEXT)
            arguments = node.args[:count]
            if any(_put_together(argument) for argument in arguments):
                message = f"{name}:{first + node.lineno - 1}: {function}(…) needs its texts as literals"
                raise NotLiteral(message)
            literals = [argument.value for argument in arguments if isinstance(argument, ast.Constant)]
            if len(literals) == count and all(isinstance(literal, str) for literal in literals):
                context = str(literals.pop(0)) if function in WITH_CONTEXT else None
                yield Text(name, first + node.lineno - 1, context, tuple(map(str, literals)))


def _function(called: ast.expr) -> str | None:
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return name if name in FUNCTIONS else None


def _put_together(argument: ast.expr) -> bool:
    if isinstance(argument, ast.Call) and isinstance(argument.func, ast.Attribute):
        return argument.func.attr == "format"
    return isinstance(argument, ast.JoinedStr | ast.BinOp)


def _kv(name: str, source: str) -> Iterator[Text]:
    for number, line in enumerate(source.splitlines(), 1):
        for call in KV_CALL.finditer(line):
            yield from _python(name, _call(name, number, line[call.start() :]), number)


def _call(name: str, number: int, rest: str) -> str:
    """The shortest beginning that is a whole expression: the call itself."""
    for end in (found.end() for found in re.finditer(r"\)", rest)):
        try:
            ast.parse(rest[:end], mode="eval")
        except SyntaxError:
            continue
        return rest[:end]
    message = f"{name}:{number}: a call that does not end on its line"
    raise NotLiteral(message)


def main() -> int:
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po, write_po

    template = Catalog(project="Three Streets")
    for text in texts(ROOT / "companion"):
        forms = text.forms if len(text.forms) > 1 else text.forms[0]
        template.add(forms, locations=[(text.file, text.line)], context=text.context)
    TEMPLATE.parent.mkdir(exist_ok=True)
    with TEMPLATE.open("wb") as file:
        write_po(file, template, sort_output=True)
    sys.stdout.write(f"{len(template)} texts in {TEMPLATE.relative_to(ROOT)}\n")
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/companion.po")):
        code = path.parent.parent.name
        with path.open("rb") as file:
            catalogue = read_po(file, locale=code)
        catalogue.update(template, no_fuzzy_matching=True)
        with path.open("wb") as file:
            write_po(file, catalogue, sort_output=True, no_location=True, ignore_obsolete=True)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)
        missing = sum(1 for message in catalogue if message.id and not message.string)
        sys.stdout.write(f"{code}: {missing} to translate\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
