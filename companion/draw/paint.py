"""A scene painted with Pillow: the same rectangles as on the Kivy canvas, without a window."""

from __future__ import annotations

from PIL import Image

from companion.draw.atlas import Atlas, Full
from companion.draw.boxes import Scene
from companion.draw.quads import Quad, quads


def paint(scene: Scene, atlas: Atlas, ground: str = "night") -> Image.Image:
    """The picture of a scene at the density of the atlas."""
    cleared = False
    while True:
        try:
            return _paint(scene, atlas, ground)
        except Full:
            atlas.clear(larger=cleared)
            cleared = True


def _paint(scene: Scene, atlas: Atlas, ground: str) -> Image.Image:
    w, h = (round(side * atlas.density) for side in scene.size)
    picture = Image.new("RGB", (w, h), atlas.theme.rgb(ground))
    for item in scene.items:
        for quad in quads(item, atlas):
            _lay(picture, quad, atlas.image)
    return picture


def _lay(picture: Image.Image, quad: Quad, atlas: Image.Image) -> None:
    region = quad.region
    box = (quad.x, quad.y, quad.x + quad.w, quad.y + quad.h)
    if (region.w, region.h) != (quad.w, quad.h):
        picture.paste(quad.tint, box)
        return
    piece = atlas.crop((region.x, region.y, region.x + region.w, region.y + region.h))
    mask = piece.getchannel("A")
    if quad.alpha < 1.0:
        mask = mask.point(lambda value: round(value * quad.alpha))
    if quad.tint == (255, 255, 255):
        picture.paste(piece.convert("RGB"), box, mask)
    else:
        picture.paste(quad.tint, box, mask)
