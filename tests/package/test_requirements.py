"""Everything the app needs on a device is listed, pinned, and can be had there."""

import json
from importlib.metadata import version
from pathlib import Path

import pytest
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe
from pythonforandroid.recommendations import RECOMMENDED_NDK_VERSION

from tests.package.spec import desktop_requirements, requirements, value

WHEELS = json.loads((Path(__file__).parent / "wheels.json").read_text(encoding="utf-8"))
"""The wheel pip takes for an Android device, for everything without a recipe; `tools/wheels.py` asks anew."""
OTHER_ON_DEVICE = {"pillow"}
"""Its recipe is patched for one version, and no Android wheel is newer."""
PART_OF_P4A = {"android"}
CHOSEN = {"python3", "hostpython3"}
"""The recipe builds any version; Python 3.14 is its default and does not go with Kivy 2.3.1."""


@pytest.fixture(scope="module")
def context() -> Context:
    return Context()


@pytest.fixture(scope="module")
def resolved(context: Context) -> tuple[list[str], list[str]]:
    """What python-for-android builds, and what it installs with pip."""
    bootstrap = Bootstrap.get_bootstrap(value("p4a.bootstrap"), context)
    recipes, modules, _ = get_recipe_order_and_bootstrap(context, list(requirements()), bootstrap)
    return recipes, modules


def test_everything_is_pinned() -> None:
    assert {name for name, wanted in requirements().items() if wanted is None} == PART_OF_P4A


def test_nothing_is_installed_that_is_not_listed(resolved: tuple[list[str], list[str]]) -> None:
    assert set(resolved[1]) <= requirements().keys()


def test_each_has_a_recipe_of_that_version_or_a_wheel(context: Context, resolved: tuple[list[str], list[str]]) -> None:
    modules = resolved[1]
    for name, wanted in requirements().items():
        if name in modules:
            assert f"{name}=={wanted}" in WHEELS
        elif name not in CHOSEN | PART_OF_P4A:
            assert Recipe.get_recipe(name, context)._version == wanted, name


@pytest.mark.parametrize("wheel", WHEELS.values())
def test_a_wheel_is_pure_or_for_android(wheel: str) -> None:
    platform = wheel.removesuffix(".whl").rpartition("-")[2]
    assert platform == "any" or platform.startswith("android_")


def test_a_pinned_version_reaches_its_recipe(context: Context) -> None:
    # the version is looked up under the name the recipe's folder has
    for name in requirements():
        try:
            recipe = Recipe.get_recipe(name, context)
        except ValueError:
            continue
        assert recipe.name == name


def test_python_is_the_same_on_both_sides() -> None:
    wanted = requirements()
    assert wanted["python3"] == wanted["hostpython3"]
    assert str(wanted["python3"]).startswith("3.12.")


def test_a_desktop_has_the_same_versions() -> None:
    device = {name.lower(): wanted for name, wanted in requirements().items()}
    for name, wanted in desktop_requirements().items():
        assert name in device
        assert device[name] == wanted or name in OTHER_ON_DEVICE


def test_the_packagers_are_those_the_spec_was_written_for() -> None:
    pinned = value("p4a.commit").removeprefix("v")
    assert [int(part) for part in pinned.split(".")] == [int(part) for part in version("python-for-android").split(".")]
    assert value("android.ndk") == RECOMMENDED_NDK_VERSION
