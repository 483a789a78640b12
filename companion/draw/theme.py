"""All colours by their role, light and dark, and which text stands on which ground."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

Rgb = tuple[int, int, int]


@lru_cache(maxsize=256)
def rgb(colour: str) -> Rgb:
    """The three channels of a colour written #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """How far two colours stand apart, 1 to 21, as WCAG measures it."""

    def luminance(colour: str) -> float:
        linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@dataclass(frozen=True)
class Theme:
    """A name and a colour for every role."""

    name: str
    colours: Mapping[str, str]

    def __getitem__(self, role: str) -> str:
        return self.colours[role]

    def rgb(self, role: str) -> Rgb:
        return rgb(self.colours[role])


ART = {
    "outline": "#22314b",
    "wall-1": "#f9dfbe",
    "wall-2": "#f5cdbb",
    "wall-3": "#dbe7f0",
    "wall-4": "#f9ebb4",
    "wall-5": "#d6ead9",
    "roof-1": "#c4421f",
    "roof-2": "#1f6f68",
    "roof-3": "#3b5c8a",
    "roof-4": "#9a5e22",
    "roof-5": "#8b4560",
    "door-1": "#1f6f68",
    "door-2": "#c4421f",
    "door-3": "#3b5c8a",
    "window": "#9fd0e6",
    "trim": "#fffaf0",
    "brick": "#a5532f",
    "leaf": "#4c9150",
    "leaf-dark": "#2f6b3c",
    "leaf-light": "#7cb966",
    "trunk": "#7b4b2c",
    "pool": "#4fb3dd",
    "pool-deep": "#2a86b8",
    "pool-light": "#d3edf7",
    "pool-lost": "#a9b3a4",
    "pool-lost-line": "#6c7669",
    "picket": "#fffdf6",
    "picket-shade": "#cfc9b8",
    "asphalt": "#7d8490",
    "amber": "#f2ae35",
    "lilac": "#b6a0da",
    "rose": "#f0a3ab",
    "pencil": "#22314b",
    "stamp": "#b8371a",
    "ribbon": "#1f6f68",
    "house-ink": "#1d2a42",
    "on-chip": "#fffaf0",
    "gold": "#f2b632",
    "silver": "#ccd3da",
    "bronze": "#d99a62",
    "medal-rim": "#8a6a1f",
}

LIGHT = Theme(
    "light",
    ART
    | {
        "night": "#20304a",
        "night-raised": "#33496a",
        "night-edge": "#18253a",
        "on-night": "#fcf5e6",
        "on-night-soft": "#bccadd",
        "on-night-amber": "#f7bf55",
        "key": "#fcf5e6",
        "key-edge": "#c9bda0",
        "key-ink": "#20304a",
        "key-off": "#3c5170",
        "key-off-ink": "#c6d2e2",
        "amber-key": "#f4b23c",
        "amber-edge": "#b97c12",
        "amber-ink": "#2b1d02",
        "done": "#c4421f",
        "done-edge": "#8a2b11",
        "on-done": "#fffaf0",
        "sky": "#d9ecdc",
        "lawn": "#a9d08e",
        "lawn-edge": "#8fba75",
        "lot": "#95c07c",
        "lot-line": "#f3f9e8",
        "lot-used": "#7fae8f",
        "lot-ink": "#1c3a1f",
        "lot-glow": "#ffe9ab",
        "glow-line": "#d98a00",
        "glow-ink": "#6b4300",
        "road": "#707887",
        "road-line": "#f6efda",
        "kerb": "#ddd3bc",
        "park": "#86b56f",
        "tree": "#2f6b3c",
        "on-tree": "#fffdf2",
        "paper": "#f5ead1",
        "paper-card": "#e3efe6",
        "paper-loss": "#f8d9cf",
        "box": "#fffaf0",
        "box-edge": "#cfc2a2",
        "box-off": "#d9dccf",
        "ink": "#20304a",
        "ink-soft": "#4f5a6a",
        "ink-off": "#535c55",
        "teal-ink": "#145a54",
        "red-ink": "#a12d12",
        "total": "#20304a",
        "on-total": "#fcf5e6",
        "message": "#7c2410",
        "on-message": "#fff6ea",
        "cover": "#f5ead1",
        "meadow": "#a9d08e",
        "field": "#fffdf7",
        "field-edge": "#8d826a",
        "fault": "#c8102e",
    },
)

DARK = Theme(
    "dark",
    ART
    | {
        "wall-1": "#e6c9a3",
        "wall-2": "#e0b5a2",
        "wall-3": "#bccddb",
        "wall-4": "#e4d494",
        "wall-5": "#b9d3be",
        "roof-1": "#b53e20",
        "roof-2": "#237a72",
        "roof-3": "#46689a",
        "window": "#ffd97a",
        "leaf": "#3b7a45",
        "leaf-dark": "#21512d",
        "leaf-light": "#5c9a55",
        "pool-light": "#9cc4d4",
        "pool-lost": "#5a655c",
        "pool-lost-line": "#96a198",
        "picket": "#e9e4d6",
        "picket-shade": "#a9a494",
        "outline": "#141c2b",
        "asphalt": "#565e6c",
        "pencil": "#f3ead6",
        "night": "#141c2a",
        "night-raised": "#28374f",
        "night-edge": "#0d131d",
        "on-night": "#f3ead6",
        "on-night-soft": "#a9b8cc",
        "on-night-amber": "#f2b84f",
        "key": "#41546f",
        "key-edge": "#1d2839",
        "key-ink": "#f6eedc",
        "key-off": "#222e41",
        "key-off-ink": "#9fb0c6",
        "amber-key": "#eaa52f",
        "amber-edge": "#8f6012",
        "amber-ink": "#241802",
        "done": "#b53e20",
        "done-edge": "#74240f",
        "on-done": "#fff4e6",
        "sky": "#22322f",
        "lawn": "#2f4a38",
        "lawn-edge": "#263d2e",
        "lot": "#3a5a44",
        "lot-line": "#b9d1b4",
        "lot-used": "#2c5a57",
        "lot-ink": "#e4f0dc",
        "lot-glow": "#5d4a1c",
        "glow-line": "#f0b23e",
        "glow-ink": "#ffe2a0",
        "road": "#3a4250",
        "road-line": "#c9bf9f",
        "kerb": "#59604f",
        "park": "#34523d",
        "tree": "#21512d",
        "on-tree": "#f4f1df",
        "paper": "#1b2433",
        "paper-card": "#24343b",
        "paper-loss": "#3b2a2c",
        "box": "#33425a",
        "box-edge": "#4a5a74",
        "box-off": "#232d3d",
        "ink": "#f3ead6",
        "ink-soft": "#b9c2cf",
        "ink-off": "#8f9aab",
        "teal-ink": "#7fd0c2",
        "red-ink": "#f5997f",
        "total": "#f0e6cf",
        "on-total": "#1b2433",
        "message": "#8a2c15",
        "on-message": "#fff6ea",
        "cover": "#1b2433",
        "meadow": "#48684f",
        "field": "#101825",
        "field-edge": "#7f8da3",
        "fault": "#ef4b50",
    },
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

ROOFS = ("roof-1", "roof-2", "roof-3", "roof-4", "roof-5")
WALLS = ("wall-1", "wall-2", "wall-3", "wall-4", "wall-5")

PAIRS: tuple[tuple[str, str], ...] = (
    *(("house-ink", wall) for wall in WALLS),
    *(("on-chip", roof) for roof in ROOFS),
    ("on-night", "night"),
    ("on-night-soft", "night"),
    ("on-night-amber", "night"),
    ("on-night", "night-raised"),
    ("on-night-soft", "night-raised"),
    ("on-night-amber", "night-raised"),
    ("key-ink", "key"),
    ("key-off-ink", "key-off"),
    ("amber-ink", "amber-key"),
    ("on-done", "done"),
    ("lot-ink", "lot"),
    ("lot-ink", "lawn"),
    ("lot-ink", "park"),
    ("glow-ink", "lot-glow"),
    ("on-tree", "tree"),
    ("ink", "paper"),
    ("ink-soft", "paper"),
    ("teal-ink", "paper"),
    ("red-ink", "paper"),
    ("ink", "paper-card"),
    ("ink-soft", "paper-card"),
    ("teal-ink", "paper-card"),
    ("ink", "paper-loss"),
    ("ink-soft", "paper-loss"),
    ("red-ink", "paper-loss"),
    ("ink", "box"),
    ("ink-soft", "box"),
    ("teal-ink", "box"),
    ("red-ink", "box"),
    ("ink-off", "box-off"),
    ("on-total", "total"),
    ("on-message", "message"),
    ("on-done", "stamp"),
    ("house-ink", "gold"),
    ("house-ink", "silver"),
    ("house-ink", "bronze"),
    ("ink", "cover"),
    ("ink-soft", "cover"),
    ("teal-ink", "cover"),
    ("red-ink", "cover"),
    ("lot-ink", "meadow"),
    ("ink", "field"),
    ("ink-soft", "field"),
    ("teal-ink", "sky"),
    ("ink", "sky"),
)
"""Every text role with every ground it stands on; tests hold each at 4.5:1 and every text to this list."""
