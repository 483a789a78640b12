"""One picture that holds every piece of art and text in use at its exact size in pixels, kept on disk."""

from __future__ import annotations

import json
import zlib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from companion.draw import art
from companion.draw.lettering import font_for, ink
from companion.draw.theme import Theme

FINER = 4
SMALLEST, LARGEST = 1024, 4096
GAP = 1

Key = tuple[str | int, ...]
"""("white",), ("disc", radius), ("ring", radius, line), ("sprite", name, w, h) or ("text", font, pixels, text)."""


class Region(NamedTuple):
    """A place in the atlas, in pixels from the top left."""

    x: int
    y: int
    w: int
    h: int


class Full(Exception):
    """There is no more room: clear the atlas and ask again for what is shown."""


@lru_cache(maxsize=1)
def version() -> int:
    """A figure that changes whenever the drawing code does."""
    check = 0
    folder = Path(__file__).parent
    for file in sorted([*folder.glob("*.py*"), *folder.glob("art/*.py*")]):
        check = zlib.crc32(file.read_bytes(), check)
    return check


class Atlas:
    """Regions by key; new ones are drawn when first asked for."""

    def __init__(self, theme: Theme, density: float, side: int = SMALLEST) -> None:
        self.theme = theme
        self.density = density
        self.generation = 0
        self._start(side)

    def _start(self, side: int) -> None:
        self.side = side
        self.image = Image.new("RGBA", (side, side))
        self.changed: list[Region] = []
        self._regions: dict[Key, Region] = {}
        self._x = self._y = self._row = 0

    def clear(self, *, larger: bool = False) -> None:
        """Begins again, with more room if one scene alone needs it."""
        self.generation += 1
        self._start(min(LARGEST, self.side * 2) if larger else self.side)

    def region(self, key: Key) -> Region:
        """Where a piece is; drawn now if it was not there."""
        found = self._regions.get(key)
        if found is None:
            found = self._add(key, _piece(key, self.theme))
        return found

    def _add(self, key: Key, piece: Image.Image) -> Region:
        w, h = piece.size
        if self._x + w + GAP > self.side:
            self._x, self._y, self._row = 0, self._y + self._row + GAP, 0
        if self._y + h + GAP > self.side or w + GAP > self.side:
            raise Full
        region = Region(self._x, self._y, w, h)
        self.image.paste(piece, (region.x, region.y))
        self._x += w + GAP
        self._row = max(self._row, h)
        self._regions[key] = region
        self.changed.append(region)
        return region

    def _file(self, folder: Path) -> Path:
        return folder / f"atlas-{self.theme.name}-{self.density:g}-{version():08x}.bin"

    def save(self, folder: Path) -> None:
        """Keeps the atlas for the next start, and drops those of older versions."""
        folder.mkdir(parents=True, exist_ok=True)
        rows = min(self.side, self._y + self._row + GAP)
        head = {
            "side": self.side, "rows": rows, "x": self._x, "y": self._y, "row": self._row,
            "regions": [[list(key), list(region)] for key, region in self._regions.items()],
        }  # fmt: skip
        file = self._file(folder)
        draft = file.with_suffix(".new")
        pixels = self.image.crop((0, 0, self.side, rows)).tobytes()
        draft.write_bytes(json.dumps(head).encode() + b"\n" + pixels)
        draft.replace(file)
        for other in folder.glob(f"atlas-{self.theme.name}-*.bin"):
            if not other.stem.endswith(f"{version():08x}"):
                other.unlink(missing_ok=True)

    def load(self, folder: Path) -> bool:
        """Takes over the atlas of an earlier start, if there is a whole one."""
        try:
            data = self._file(folder).read_bytes()
            line, _, pixels = data.partition(b"\n")
            head = json.loads(line)
            side, rows = head["side"], head["rows"]
            if side > LARGEST or len(pixels) != side * rows * 4:
                return False
            regions = {tuple(key): Region(*region) for key, region in head["regions"]}
            place = (head["x"], head["y"], head["row"])
        except (OSError, ValueError, KeyError, TypeError):
            return False
        self._start(side)
        self.image.paste(Image.frombytes("RGBA", (side, rows), pixels), (0, 0))
        self._regions = regions
        self._x, self._y, self._row = place
        self.changed = [Region(0, 0, side, rows)]
        self.generation += 1
        return True


def _piece(key: Key, theme: Theme) -> Image.Image:
    match key:
        case ("white",):
            return Image.new("RGBA", (4, 4), "white")
        case ("disc", int(radius)):
            return _white(_disc(radius))
        case ("ring", int(radius), int(line)):
            outer = _disc(radius)
            inner = _disc(max(0, radius - line))
            hole = Image.new("L", outer.size)
            hole.paste(inner, (line, line))
            return _white(Image.composite(Image.new("L", outer.size), outer, hole))
        case ("sprite", str(name), int(w), int(h)):
            return art.draw(name, w, h, theme)
        case ("text", str(role), int(pixels), str(text)):
            return _white(_text(role, pixels, text))
    raise KeyError(key)


def _white(mask: Image.Image) -> Image.Image:
    """A white picture with a mask as its alpha; the painter gives it its colour."""
    picture = Image.new("RGBA", mask.size, "white")
    picture.putalpha(mask)
    return picture


def _disc(radius: int) -> Image.Image:
    side = max(1, radius * 2)
    mask = Image.new("L", (side * FINER, side * FINER))
    ImageDraw.Draw(mask).ellipse((0, 0, side * FINER - 1, side * FINER - 1), fill=255 if radius else 0)
    return mask.resize((side, side), Image.Resampling.BOX)


def _text(role: str, pixels: int, text: str) -> Image.Image:
    left, top, right, bottom = ink(text, role, pixels)
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font_for(text, role, pixels), anchor="ls")
    return mask
