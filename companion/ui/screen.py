"""A screen drawn as a scene: it lays out, shows, and turns touches into what they mean."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from companion.draw.boxes import Rect, Scene, Touch
from companion.draw.focus import Focus, closest, reading_order
from companion.ui.painting import Painting
from companion.ui.taps import Taps

if TYPE_CHECKING:
    from kivy.input import MotionEvent

    from companion.store.notices import Notice
    from companion.ui.app import ThreeStreetsApp

SHAKE = 7.0
SHAKE_SECONDS = 0.055
SLIDE = 0.25
"""How far off another player's sheet comes from, as a part of the width."""
SLIDE_SECONDS = 0.2


class DrawnScreen(Widget):
    """The base of all screens; one knows its scene and what a tap does."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.app = app
        self.painting = Painting(app.sheet)
        self.add_widget(self.painting)
        self.taps = Taps()
        self.focus = Focus()
        self.scene = Scene((0.0, 0.0))
        self.bind(size=lambda *_: self.refresh())

    def draw(self, size: tuple[float, float]) -> Scene:
        """The scene at a size in dp."""
        return Scene(size)

    def tapped(self, target: Hashable) -> None:
        """Answers a tap on something."""

    def tapped_beside(self) -> None:
        """Answers a tap on nothing."""

    def go_back(self) -> bool:
        """Answers the back key; says whether there was anything to go back to."""
        return False

    # keys

    def pressed(self, _key: int, _letter: str | None, _modifiers: Iterable[str]) -> bool:
        """Answers a key that means something of its own on this screen; says whether it does."""
        return False

    def answers(self, _target: Hashable) -> bool:
        """Whether a tap on something would do more than say why not."""
        return True

    def areas(self) -> list[Touch]:
        """What keys can come to, in reading order."""
        return reading_order(touch for touch in self.scene.touches if self.answers(touch.target))

    def start(self, areas: Sequence[Touch]) -> Touch | None:
        """What keys come to first: what is nearest to where they were last, or what is read first."""
        return closest(areas, self.focus.at) if self.focus.at is not None else next(iter(areas), None)

    def bring(self, _area: Rect, *, slowly: bool = False) -> bool:  # noqa: ARG002
        """Brings an area into view, slowly no farther than one can read along; says whether it is there."""
        return True

    def scroll_on(self, _views: float) -> None:
        """Scrolls by so many times what is seen at once."""

    # showing

    def leave(self) -> None:
        """Called before another screen comes to the front."""

    def opened(self) -> None:
        """Called whenever the screen comes to the front."""
        self.refresh()

    def hear(self, notice: Notice) -> None:  # noqa: ARG002
        """Shows what the store has to tell; a screen without a line for it draws anew."""
        self.refresh()

    def refresh(self) -> None:
        """Lays out and draws again."""
        if self.width <= 1 or self.height <= 1 or self.app.shown is not self:
            return
        self.painting.sheet = self.app.sheet
        density = Metrics.density
        self.scene = self.draw((self.width / density, self.height / density))
        self.painting.show(self.scene)
        self.app.keys.follow()

    def shake(self) -> None:
        """A short shake: that tap was not legal."""
        shift = self.painting.shift
        Animation.cancel_all(shift)
        far = SHAKE * Metrics.density
        steps = [Animation(x=x, d=SHAKE_SECONDS) for x in (far, -far, far / 2, -far / 2, 0.0)]
        whole = steps[0]
        for step in steps[1:]:
            whole += step
        whole.start(shift)

    def slide_in(self) -> None:
        """Comes in from the right: another player's sheet."""
        shift = self.painting.shift
        Animation.cancel_all(shift)
        shift.x = self.width * SLIDE
        Animation(x=0.0, d=SLIDE_SECONDS, t="out_cubic").start(shift)

    @property
    def at_rest(self) -> bool:
        """Whether nothing slides or shakes."""
        return bool(self.painting.shift.x == 0.0)

    def _place(self, touch: MotionEvent) -> tuple[float, float]:
        density = Metrics.density
        return (touch.x - self.x) / density, (self.top - touch.y) / density

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if getattr(touch, "is_mouse_scrolling", False) or not self.collide_point(*touch.pos):
            return False
        self.taps.down(touch.uid, self._place(touch))
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        self.taps.move(touch.uid, self._place(touch))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        place = self.taps.up(touch.uid, self._place(touch))
        if place is not None:
            self.tap_at(place)
        return True

    def tap_at(self, place: tuple[float, float]) -> None:
        """A tap that counts, of a finger or a key."""
        self.app.touched(tapped=True)
        target = self.scene.hit(*place)
        if target is None:
            self.tapped_beside()
        else:
            self.tapped(target)
