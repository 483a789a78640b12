"""Our own art, drawn with vectors: every sprite by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from companion.draw.art import garden, houses, icons, marks, prizes, signs
from companion.draw.art.brush import Brush
from companion.draw.theme import Theme

ICONS = (
    "undo", "redo", "back", "forward", "check", "close", "home", "menu", "down",
    "first", "last", "pause", "follow", "unfollow",
)  # fmt: skip
ICON_COLOURS = ("on-night", "key-off-ink", "ink", "on-done", "amber-ink", "key-ink")
EFFECTS = ("fence", "estate", "park", "pool", "temp", "bis")

_Draw = Callable[[Brush], None]

SPRITES: dict[str, tuple[float, _Draw]] = {
    **{f"house-{n}": (60.0, partial(houses.draw_house, shape=n, small=False)) for n in range(houses.SHAPES)},
    **{f"house-small-{n}": (60.0, partial(houses.draw_house, shape=n, small=True)) for n in range(houses.SHAPES)},
    "plot": (60.0, partial(houses.draw_plot, line="lot-line")),
    "plot-glow": (60.0, partial(houses.draw_plan_house, wall="lot-glow", line="glow-line")),
    **{f"pool-{state}": (60.0, partial(garden.draw_pool, state=state)) for state in ("planned", "built", "lost")},
    **{f"tree-{kind}": (40.0, partial(garden.draw_tree, kind=kind)) for kind in ("oak", "fir", "poplar")},
    "crown": (40.0, partial(garden.draw_crown, state="plain")),
    "crown-next": (40.0, partial(garden.draw_crown, state="next")),
    "fence": (16.0, garden.draw_fence),
    "roundabout": (60.0, garden.draw_roundabout),
    **{f"effect-{effect}": (48.0, partial(icons.draw_effect, effect=effect)) for effect in EFFECTS},
    **{
        f"icon-{name}-{colour}": (24.0, partial(icons.draw_icon, name=name, colour=colour))
        for name in ICONS
        for colour in ICON_COLOURS
    },
    **{
        f"sign-{name}-{colour}": (24.0, partial(signs.draw_sign, name=name, colour=colour))
        for name in signs.SIGNS
        for colour in signs.SIGN_COLOURS
    },
    **{f"token-{name}": (40.0, partial(signs.draw_token, token=name)) for name in signs.TOKENS},
    **{f"medal-{name}": (32.0, partial(prizes.draw_medal, medal=name)) for name in prizes.MEDALS},
    "bunting": (100.0, prizes.draw_bunting),
    "plan": (24.0, prizes.draw_plan),
    "permit": (24.0, prizes.draw_permit),
    **{
        f"post-{name}-{colour}": (24.0, partial(prizes.draw_post, name=name, colour=colour))
        for name in prizes.POSTS
        for colour in prizes.POST_COLOURS
    },
    "plus-glow": (24.0, marks.draw_plus),
    **{f"mark-{name}": (24.0, partial(marks.draw_mark, name=name)) for name in marks.MARKS},
}
"""Each sprite with its width in units; its height follows from where it is placed."""


def draw(name: str, w: int, h: int, theme: Theme) -> Image.Image:
    """A sprite at a size in pixels."""
    units, paint = SPRITES[name]
    brush = Brush(w, h, units, theme)
    paint(brush)
    return brush.picture()
