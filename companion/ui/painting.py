"""One widget that shows a scene: every box of it in one mesh with one texture, changed in place."""

from __future__ import annotations

from array import array
from pathlib import Path

from kivy.graphics import Mesh, PopMatrix, PushMatrix, RenderContext, Translate
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from companion.draw.atlas import Atlas, Full, Region
from companion.draw.boxes import Item, Scene
from companion.draw.quads import quads

FORMAT = [(b"vPosition", 2, "float"), (b"vTexCoords0", 2, "float"), (b"vColor", 4, "float")]

VERTEX_SHADER = """
#ifdef GL_ES
    precision highp float;
#endif
attribute vec2 vPosition;
attribute vec2 vTexCoords0;
attribute vec4 vColor;
uniform mat4 modelview_mat;
uniform mat4 projection_mat;
varying vec4 frag_color;
varying vec2 tex_coord0;
void main(void) {
    frag_color = vColor;
    tex_coord0 = vTexCoords0;
    gl_Position = projection_mat * modelview_mat * vec4(vPosition, 0.0, 1.0);
}
"""

FRAGMENT_SHADER = """
#ifdef GL_ES
    precision highp float;
#endif
varying vec4 frag_color;
varying vec2 tex_coord0;
uniform sampler2D texture0;
void main(void) {
    gl_FragColor = frag_color * texture2D(texture0, tex_coord0);
}
"""

MANY_CHANGES = 24
KEPT_CHUNKS = 4
"""So many times the boxes of a scene are remembered, for scenes come and go and come again."""


class Painting(Widget):
    """Draws scenes from an atlas it shares with other paintings of the same theme and density."""

    def __init__(self, sheet: AtlasTexture, **kwargs: object) -> None:
        self.canvas = RenderContext(use_parent_projection=True, use_parent_modelview=True)
        self.canvas.shader.vs = VERTEX_SHADER
        self.canvas.shader.fs = FRAGMENT_SHADER
        super().__init__(**kwargs)
        self.sheet = sheet
        self._chunks: dict[Item, bytes] = {}
        self._drawn_for: tuple[int, float, int] | None = None
        self._data = b""
        with self.canvas:
            PushMatrix()
            self.shift = Translate(0, 0, 0)
            self._mesh = Mesh(fmt=FORMAT, mode="triangles")
            PopMatrix()

    def show(self, scene: Scene) -> None:
        """Puts a scene on the canvas; only what was never drawn before costs anything."""
        atlas = self.sheet.atlas
        cleared = False
        while True:
            if self._drawn_for != (id(atlas), scene.size[1], atlas.generation):
                self._chunks.clear()
                self._drawn_for = (id(atlas), scene.size[1], atlas.generation)
            try:
                data = b"".join([self._chunk(item, scene) for item in scene.items])
                break
            except Full:
                atlas.clear(larger=cleared)
                cleared = True
        if len(self._chunks) > KEPT_CHUNKS * max(100, len(scene.items)):
            self._chunks = {item: self._chunks[item] for item in scene.items}
        texture = self.sheet.upload()
        if data == self._data and self._mesh.texture is texture:
            return
        self._data = data
        if not data:
            self._mesh.vertices, self._mesh.indices = [], []
            return
        vertices = array("f")
        vertices.frombytes(data)
        self._mesh.texture = texture
        self._mesh.vertices = vertices
        self._mesh.indices = _indices(len(vertices) // 32)

    def _chunk(self, item: Item, scene: Scene) -> bytes:
        chunk = self._chunks.get(item)
        if chunk is None:
            chunk = self._chunks[item] = self._vertices(item, round(scene.size[1] * self.sheet.atlas.density))
        return chunk

    def _vertices(self, item: Item, height: int) -> bytes:
        atlas = self.sheet.atlas
        side = atlas.side
        values: list[float] = []
        for quad in quads(item, atlas):
            x, y, w, h = quad.region
            u0, v0, u1, v1 = x / side, y / side, (x + w) / side, (y + h) / side
            left, right = quad.x, quad.x + quad.w
            top, bottom = height - quad.y, height - quad.y - quad.h
            colour = (quad.tint[0] / 255, quad.tint[1] / 255, quad.tint[2] / 255, quad.alpha)
            values += (left, top, u0, v0, *colour, right, top, u1, v0, *colour)
            values += (right, bottom, u1, v1, *colour, left, bottom, u0, v1, *colour)
        return array("f", values).tobytes()


TRIANGLES = array("H")
"""The corners of the triangles of quad after quad, as far as they were ever needed."""


def _indices(count: int) -> array[int]:
    for first in range(len(TRIANGLES) // 6 * 4, count * 4, 4):
        TRIANGLES.extend((first, first + 1, first + 2, first, first + 2, first + 3))
    return TRIANGLES[: count * 6]


class AtlasTexture:
    """An atlas and its texture on the graphics card."""

    def __init__(self, atlas: Atlas, cache: Path) -> None:
        self.atlas = atlas
        self._cache = cache
        self._texture: Texture | None = None
        self._saved = atlas.load(cache)

    def upload(self) -> Texture:
        """The texture with everything the atlas holds by now."""
        atlas = self.atlas
        if self._texture is None or self._texture.width != atlas.side:
            self._texture = Texture.create(size=(atlas.side, atlas.side), colorfmt="rgba")
            self._texture.min_filter = self._texture.mag_filter = "nearest"
            # after a pause Android may have lost the texture: Kivy asks for its contents again
            self._texture.add_reload_observer(self._reload)
        if atlas.changed:
            self._saved = self._saved and len(atlas.changed) == 1 and atlas.changed[0].w == atlas.side
            if len(atlas.changed) > MANY_CHANGES:
                bottom = max(region.y + region.h for region in atlas.changed)
                top = min(region.y for region in atlas.changed)
                atlas.changed = [Region(0, top, atlas.side, bottom - top)]
            for region in atlas.changed:
                self._send(region)
            atlas.changed = []
        return self._texture

    def _send(self, region: Region) -> None:
        if self._texture is None:
            return
        piece = self.atlas.image.crop((region.x, region.y, region.x + region.w, region.y + region.h))
        self._texture.blit_buffer(
            piece.tobytes(), size=piece.size, pos=(region.x, region.y), colorfmt="rgba", bufferfmt="ubyte"
        )

    def _reload(self, _texture: Texture) -> None:
        self._send(Region(0, 0, self.atlas.side, self.atlas.side))

    def save(self) -> None:
        """Keeps the atlas on disk if it holds anything new; a full disk only costs time at the next start."""
        if self._saved:
            return
        try:
            self.atlas.save(self._cache)
        except OSError:
            return
        self._saved = True
