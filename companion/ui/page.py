"""A screen that is a page: its body scrolls under a bar and a foot, and one line at a time can be typed in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.effects.scroll import ScrollEffect
from kivy.metrics import Metrics

from companion.draw.blocks import FAULT_SIGN
from companion.draw.boxes import Rect, Scene, Sprite, Touch
from companion.draw.page import Page, seen, unrolled
from companion.draw.targets import FieldAt
from companion.ui.keycodes import ENTER, ESCAPE, LEAVING
from companion.ui.painting import Painting
from companion.ui.screen import DrawnScreen

if TYPE_CHECKING:
    from kivy.input import MotionEvent

    from companion.ui.app import ThreeStreetsApp
    from companion.ui.writing import WritingLine

SCROLL_FROM = 10.0
WHEEL = 64.0
READABLE = 0.6
"""How far arrows scroll at once on the way to something, as a part of the view."""
AROUND = 16.0
"""What is brought into view has so much room above and below."""


class PageScreen(DrawnScreen):
    """The base of all pages; one knows its layout, what a tap does, and what was typed."""

    def __init__(self, app: ThreeStreetsApp, **kwargs: object) -> None:
        self.page: Page | None = None
        self.typing = ""
        self._line: WritingLine | None = None
        self._touched_at: tuple[float, float] | None = None
        self._scrolling = False
        self._seen: tuple[Page | None, float] = (None, 0.0)
        self.effect = ScrollEffect(min=0, max=0)
        self._look = Clock.create_trigger(lambda _seconds: self._see(), 0)
        super().__init__(app, **kwargs)
        self.body = Painting(app.sheet)
        self.add_widget(self.body, index=len(self.children))
        self.effect.bind(scroll=lambda *_: self._move_body())

    def lay(self, size: tuple[float, float]) -> Page:
        """The page at a size in dp."""
        return Page(Scene(size), Scene(size), Rect(0, 0, *size))

    def written(self, field: str, text: str) -> None:
        """Takes what stands in a field now."""

    def value(self, field: str) -> str:
        """What a field holds."""
        raise LookupError(field)

    def replaced(self, _field: str) -> bool:
        """Whether typing replaces what a field holds, as a name nobody chose."""
        return False

    # showing

    def refresh(self) -> None:
        if self.width <= 1 or self.height <= 1 or self.app.shown is not self:
            return
        sheet = self.painting.sheet = self.body.sheet = self.app.sheet
        density = Metrics.density
        page = self.page = self.lay((self.width / density, self.height / density))
        self.effect.max = page.overflow
        self.effect.value = min(self.effect.value, page.overflow)
        for larger in (False, False, True, True):
            # a full atlas begins anew, and then what was shown before must be shown again; twice: both need more room
            if larger:
                sheet.atlas.clear(larger=True)
            generation = sheet.atlas.generation
            self.body.show(page.body)
            self.painting.show(page.frame)
            if generation == sheet.atlas.generation:
                break
        self._move_body()
        self._see()

    def scroll_to(self, y: float) -> None:
        """Shows the body from some height on, as far as there is one; at its top keys begin anew."""
        if y <= 0:
            self.focus.at = None
        self.effect.velocity = 0
        self.effect.value = min(max(0.0, y), self.page.overflow if self.page else 0.0)
        self._see()

    def show_fault(self) -> None:
        """Shows the first thing that can't be, wherever on the page it stands."""
        page = self.page
        if page is not None:
            faults = [one.rect.y for one in page.body.items if isinstance(one, Sprite) and one.name == FAULT_SIGN]
            self.scroll_to(min(faults, default=0.0) - page.view.h / 3)

    def _move_body(self) -> None:
        page = self.page
        if page is None:
            return
        density = Metrics.density
        below = self.height / density - (page.view.y - self.effect.scroll) - page.body.size[1]
        self.body.shift.x = round(page.view.x * density)
        self.body.shift.y = round(below * density)
        self._place_line()
        self._look()

    def _see(self) -> None:
        page, scroll = self.page, self.effect.scroll
        if page is not None and (self._seen[0] is not page or self._seen[1] != scroll):
            self._seen = (page, scroll)
            self.scene = seen(page, scroll)
            self.app.keys.follow()

    # keys

    def pressed(self, key: int, letter: str | None, modifiers: Iterable[str]) -> bool:
        """The line that is typed in has its own keys, but for those that lead out of it."""
        if self._line is None or not self._line.focus:
            return super().pressed(key, letter, modifiers)
        self.focus.target = FieldAt(self.typing)
        if key in (*ENTER, ESCAPE):
            self.stop_typing()
        elif key in LEAVING:
            # the line stays as long as nothing is tapped, and with it the names it suggests
            self.app.keys.used = True
            self._line.focus = False
            return False
        return True

    def areas(self) -> list[Touch]:
        return unrolled(self.page) if self.page is not None else super().areas()

    def start(self, areas: Sequence[Touch]) -> Touch | None:
        """What keys come to first, among what is in view; the way back is not meant first."""
        page = self.page
        body = {touch.target for touch in page.body.touches} if page is not None else set()
        here = {touch.target for touch in self.scene.touches if touch.target in body}
        return super().start([touch for touch in areas if touch.target in here] or areas)

    def bring(self, area: Rect, *, slowly: bool = False) -> bool:
        page = self.page
        if page is None or not page.body.touches or not page.view.y <= area.y < page.view.y + page.body.size[1]:
            return True
        view, scroll = page.view, self.effect.scroll
        above, below = area.y - AROUND - view.y - scroll, area.bottom + AROUND - view.bottom - scroll
        lack = min(above, max(0.0, below))
        most = view.h * READABLE
        there = not slowly or abs(lack) <= most
        if lack:
            self.scroll_to(scroll + (lack if there else max(-most, min(most, lack))))
        return there

    def scroll_on(self, views: float) -> None:
        if self.page is not None:
            self.scroll_to(self.effect.scroll + views * self.page.view.h)

    # touching

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if getattr(touch, "is_mouse_scrolling", False):
            step = {"scrolldown": -WHEEL, "scrollup": WHEEL}.get(touch.button, 0.0)
            self.scroll_to(self.effect.scroll + step)
            return True
        if self._line is not None and self._line.collide_point(*touch.pos):
            return bool(self._line.on_touch_down(touch))
        self._see()
        place = self._place(touch)
        if self.page is not None and self._touched_at is None and self.page.view.contains(*place):
            self._touched_at = place
            self._scrolling = False
            self.effect.start(-place[1])
        return super().on_touch_down(touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if self._line is not None and touch.grab_current is self._line:
            return bool(self._line.on_touch_move(touch))
        place = self._place(touch)
        if self._touched_at is not None:
            if abs(place[1] - self._touched_at[1]) > SCROLL_FROM:
                self._scrolling = True
            if self._scrolling:
                self.effect.update(-place[1])
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if self._line is not None and (touch.grab_current is self._line or self._line.collide_point(*touch.pos)):
            return bool(self._line.on_touch_up(touch))
        if self._touched_at is not None:
            self._touched_at = None
            self.effect.stop(-self._place(touch)[1])
            if self._scrolling:
                self._scrolling = False
                self.taps.up(touch.uid, self._place(touch))
                self.app.touched()
                return True
        return super().on_touch_up(touch)

    def tap_at(self, place: tuple[float, float]) -> None:
        line = self._line
        super().tap_at(place)
        if line is not None and self._line is line:
            self.stop_typing()

    # typing

    def start_typing(self, field: str) -> None:
        """Puts a line to type in over a field."""
        from companion.ui.writing import WritingLine

        self.stop_typing()
        if self._field(field) is None:
            return
        self.typing = field
        self._line = WritingLine(self.app.theme, self.app.text_scale, self.value(field))
        self._line.bind(text=self._wrote)
        self.add_widget(self._line, index=len(self.children) - 1)
        self.refresh()
        # a keyboard on the glass must not cover the line
        Window.softinput_mode = "below_target"
        # Kivy takes the focus away again at the end of the touch that asked for it
        Clock.schedule_once(self._focus, 0)

    def _focus(self, _seconds: float) -> None:
        if self._line is not None:
            self._line.focus = True
            if self.replaced(self.typing):
                self._line.select_all()

    def stop_typing(self) -> None:
        """Takes the line away; what was typed has long been kept."""
        if self._line is None:
            return
        line, self._line, self.typing = self._line, None, ""
        line.focus = False
        self.remove_widget(line)
        self.refresh()

    def _wrote(self, _line: object, text: str) -> None:
        self.written(self.typing, text)
        self.refresh()

    def _field(self, name: str) -> Rect | None:
        if self.page is None:
            return None
        return next((one.rect for one in self.page.body.touches if one.target == FieldAt(name)), None)

    def _place_line(self) -> None:
        line, page = self._line, self.page
        rect = self._field(self.typing)
        if line is None or page is None or rect is None:
            return
        density = Metrics.density
        inner = rect.inset(4, 3).moved(page.view.x, page.view.y - self.effect.scroll)
        line.size = (round(inner.w * density), round(inner.h * density))
        line.pos = (round(self.x + inner.x * density), round(self.top - inner.bottom * density))

    def leave(self) -> None:
        self.stop_typing()
