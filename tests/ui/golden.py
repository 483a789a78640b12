"""Golden pictures: what was looked at once and found right."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops

GOLDEN = Path(__file__).parent / "golden"
BUILD = Path(__file__).parents[2] / "build" / "golden"
NEAR = 24
"""So far a channel may be off before a pixel counts as different: renderers round differently."""
FEW = 0.002
"""So many of all pixels may be different."""


def differing(one: Image.Image, other: Image.Image) -> float:
    """Which part of the pixels is visibly different."""
    if one.size != other.size:
        return 1.0
    difference = ImageChops.difference(one, other)
    worst = difference.getchannel(0)
    for channel in (1, 2):
        worst = ImageChops.lighter(worst, difference.getchannel(channel))
    far = worst.point([0] * (NEAR + 1) + [1] * (255 - NEAR))
    return float(far.histogram()[1] / (far.width * far.height))


def compare(picture: Image.Image, name: str, *, update: bool) -> None:
    """Fails if a picture is not the golden one; both and their difference are left in build/golden."""
    file = GOLDEN / f"{name}.png"
    if update:
        file.parent.mkdir(parents=True, exist_ok=True)
        picture.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
        return
    assert file.exists(), f"there is no golden picture {file.name}; look at the screen, then run with --update-golden"
    golden = Image.open(file).convert("RGB")
    part = differing(picture, golden)
    if part > FEW:
        BUILD.mkdir(parents=True, exist_ok=True)
        picture.save(BUILD / f"{name}.png")
        if picture.size == golden.size:
            ImageChops.difference(picture, golden).point(lambda value: min(255, value * 4)).save(
                BUILD / f"{name}-DIFF.png"
            )
        raise AssertionError(f"{name}: {part:.2%} of the pixels differ, see {BUILD}")
