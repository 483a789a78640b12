"""A naive referee that knows streets only as text and shares nothing with the engine."""

from __future__ import annotations

from collections.abc import Iterator

from companion.rules.welcome.sheet import Edition


def houses_of(text: str) -> tuple[list[str], list[bool]]:
    """The houses of a street as words, and whether a fence stands after each."""
    words, fences = [], []
    for part in text.split("|"):
        inside = part.split()
        words += inside
        fences += [False] * (len(inside) - 1) + [True]
    return words, fences


def parts(words: list[str]) -> Iterator[list[str]]:
    """The parts of a street between roundabouts."""
    part: list[str] = []
    for word in [*words, "o"]:
        if word.startswith("o"):
            yield part
            part = []
        else:
            part.append(word)


def number_of(word: str) -> int:
    """The number of a house without its marks."""
    return int(word.rstrip("'*b"))


def rises(words: list[str]) -> bool:
    """Never falling within a part, and only a bis repeats a number."""
    for part in parts(words):
        numbers = [number_of(word) for word in part if word != "."]
        originals = [number_of(word) for word in part if word != "." and "b" not in word]
        if numbers != sorted(numbers) or len(set(originals)) < len(originals):
            return False
    return True


def naive_writes(texts: list[str], *, temp_left: bool) -> set[tuple[int, int, int]]:
    """Street, house and number of everything that can be written."""
    numbers = range(18) if temp_left else range(1, 16)
    found = set()
    for street, text in enumerate(texts, start=1):
        words = houses_of(text)[0]
        for house, word in enumerate(words, start=1):
            for number in numbers if word == "." else ():
                if rises([*words[: house - 1], str(number), *words[house:]]):
                    found.add((street, house, number))
    return found


def naive_fences(edition: Edition, texts: list[str]) -> set[tuple[int, int]]:
    """Street and house of every place for a fence."""
    found = set()
    for street, text in enumerate(texts, start=1):
        words, fences = houses_of(text)
        for after in range(1, len(words)):
            left, right = words[after - 1], words[after]
            used = left.endswith("'") and right.endswith("'")
            numbered = "." not in (left, right) and not fences[after - 1]
            equal = numbered and number_of(left) == number_of(right)
            if not fences[after - 1] and not used and not (equal and edition == "2018"):
                found.add((street, after))
    return found


def naive_bis(edition: Edition, texts: list[str]) -> set[tuple[int, int, str]]:
    """Street, house and side of every copy."""
    found = set()
    for street, text in enumerate(texts, start=1):
        words, fences = houses_of(text)
        for house in range(1, len(words) + 1):
            for side, source in (("left", house - 1), ("right", house + 1)):
                if words[house - 1] != "." or not 1 <= source <= len(words) or words[source - 1][0] in ".o":
                    continue
                fenced = fences[min(house, source) - 1]
                if not (fenced and edition == "2018"):
                    copied = f"{number_of(words[source - 1])}b"
                    assert rises([*words[: house - 1], copied, *words[house:]])
                    found.add((street, house, side))
    return found
