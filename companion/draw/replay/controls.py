"""The control bar of a replay: what the step was, the rounds to slide through, and the keys."""

from __future__ import annotations

from companion.draw.blocks import draw_button, lines_high, wide_words
from companion.draw.boxes import Rect
from companion.draw.pen import BUTTONS, SMALLEST_TOUCH, Pen
from companion.draw.replay.view import ReplayView
from companion.draw.targets import Do
from companion.words import _

GAP = 6.0
MARGIN = 12.0
KNOB = 22.0
TRACK = 8.0
KEY = 52.0
LABEL = 15.0
NARROW_ROUND = 7.0
"""Below this width rounds are not set apart."""
WIDE = 700.0
SLIDER = Do("slide")
FOLLOW = Do("follow")
KEYS = ("first", "back", "play", "forward", "last")


def controls_height(pen: Pen, width: float, height: float) -> float:
    """How high the bar is on a screen; where there is plenty of height, the words are large."""
    if _beside(width, height):
        return SMALLEST_TOUCH + max(KEY, 46 * pen.text_scale) + 2 * GAP + 4
    words = 92.0 if width >= WIDE else 58.0
    return words * pen.text_scale + SMALLEST_TOUCH + KEY + 4 * GAP


def _beside(width: float, height: float) -> bool:
    """Whether words, keys and the choice stand beside each other."""
    return width >= WIDE and width > height


def draw_controls(pen: Pen, replay: ReplayView, rect: Rect) -> None:
    """The whole bar; what is not needed otherwise goes to the words."""
    inner = rect.inset(MARGIN, GAP)
    if _beside(rect.w, pen.scene.size[1]):
        slider, row = inner.cut_top(SMALLEST_TOUCH, 4)
        keys = row.middle(len(KEYS) * 64.0, KEY)
        words = Rect(row.x, row.y, keys.x - row.x - 16, row.h)
        _draw_choice(pen, replay, Rect(keys.right + 16, keys.y, row.right - keys.right - 16, KEY))
    else:
        keys, rest = inner.cut_bottom(KEY, GAP)
        slider, words = rest.cut_bottom(SMALLEST_TOUCH, GAP)
        if replay.follows is not None and keys.w >= (len(KEYS) + 1) * (SMALLEST_TOUCH + 4):
            choice, keys = keys.cut_right(keys.w * (0.34 if keys.w >= WIDE - 50 else 1 / (len(KEYS) + 1)))
            _draw_choice(pen, replay, Rect(choice.x + 8, choice.y, choice.w - 8, choice.h))
        elif replay.follows is not None:
            choice, words = words.cut_bottom(SMALLEST_TOUCH, GAP)
            _draw_choice(pen, replay, choice)
    draw_slider(pen, replay, slider)
    _draw_keys(pen, replay, keys)
    _draw_step(pen, replay, words)


def _draw_step(pen: Pen, replay: ReplayView, rect: Rect) -> None:
    large = 1.5 if rect.w >= WIDE - 50 else 1.0
    high = min(24 * large * pen.text_scale, rect.h * 0.46)
    words = min(rect.h - high, lines_high(pen, replay.words, rect.w, 16 * large) + 4)
    head, body = rect.middle(rect.w, high + words).cut_top(high)
    pen.text(head, replay.head, "on-night-amber", "night", 17 * large, "text-bold", "left")
    pen.paragraph(body, replay.words, "on-night", "night", 16 * large)


def _draw_keys(pen: Pen, replay: ReplayView, rect: Rect) -> None:
    ends = (replay.part <= 0.0, replay.part >= 1.0)
    for name, cell in zip(KEYS, rect.grid(len(KEYS), 1, 0), strict=True):
        kind = "amber" if name == "play" else "raised"
        face = pen.face(cell.inset(2, 0), kind)
        icon = f"icon-{name}" if name != "play" else "icon-pause" if replay.playing else "sign-play"
        off = ends[0] if name in ("first", "back") else name != "play" and ends[1]
        side = min(28.0 if name == "play" else 24.0, face.w - 8)
        pen.scene.sprite(face.middle(side, side), f"{icon}-{BUTTONS[kind][2]}", faded=off)
        pen.scene.touch(cell, Do(name))


def _draw_choice(pen: Pen, replay: ReplayView, rect: Rect) -> None:
    """Whether the sheet of whoever moves is shown, in words where there is room for them."""
    if replay.follows is None:
        return
    words = _("Follow the moves")
    kind, sign = ("amber", "icon-follow") if replay.follows else ("raised", "icon-unfollow")
    wide = wide_words(pen, words, 16) + 62
    if rect.w < SMALLEST_TOUCH * 2:
        words = ""
    elif rect.w > wide * 1.4:
        rect = rect.cut_right(wide)[0]
    draw_button(pen, rect, words, kind, FOLLOW, sign)


def track_of(slider: Rect) -> Rect:
    """Where the knob runs, inside of what can be touched."""
    inner = slider.inset(KNOB / 2, 0)
    return Rect(inner.x, slider.y + 14 - TRACK / 2 + 2, inner.w, TRACK)


def draw_slider(pen: Pen, replay: ReplayView, rect: Rect) -> None:
    """The rounds side by side, as far as the replay has come, and a knob."""
    track = track_of(rect)
    pen.scene.panel(track, "night-raised", TRACK / 2)
    x = track.x + track.w * replay.part
    if x - track.x >= TRACK:
        pen.scene.panel(Rect(track.x, track.y, x - track.x, track.h), "amber-key", TRACK / 2)
    count = len(replay.rounds)
    each = track.w / max(1, count)
    if each >= NARROW_ROUND:
        for place in range(1, count):
            pen.scene.panel(Rect(track.x + place * each - 1, track.y, 2, track.h), "night")
    _draw_rounds(pen, replay, track, Rect(rect.x, track.bottom + 8, rect.w, rect.bottom - track.bottom - 10))
    knob = Rect(x - KNOB / 2, track.y + TRACK / 2 - KNOB / 2, KNOB, KNOB)
    pen.scene.panel(knob, "night", KNOB / 2)
    pen.scene.panel(knob.inset(2), "on-night", KNOB / 2)
    pen.scene.panel(knob.inset(6), "amber-edge", KNOB / 2)
    pen.scene.touch(rect, SLIDER)


def _draw_rounds(pen: Pen, replay: ReplayView, track: Rect, row: Rect) -> None:
    """The numbers of the rounds, as many of them as can be read."""
    count = len(replay.rounds)
    each = track.w / max(1, count)
    wide = 26.0 * min(1.4, pen.text_scale)
    stride = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10_000) if each * step >= wide)
    for place, number in enumerate(replay.rounds):
        if stride == 1 or number % stride == 0:
            cell = Rect(track.x + (place + 0.5) * each - wide / 2, row.y, wide, row.h)
            pen.text(cell.inset(1, 0), str(number), "on-night-soft", "night", 12, "text-semibold")
