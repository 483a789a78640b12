"""Asks pip which wheel an Android device would get for every requirement that has no recipe."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests" / "package" / "wheels.json"
sys.path.insert(0, str(ROOT))


def main() -> int:
    from pythonforandroid.build import Context
    from pythonforandroid.recipe import Recipe

    from tests.package.spec import requirements, value

    recipes = {name.lower() for name in Recipe.list_recipes(Context())}
    wanted = [f"{name}=={version}" for name, version in requirements().items() if name.lower() not in recipes]
    arch = value("android.archs").partition(",")[0].replace("-", "_")
    device = ["--platform", f"android_{value('android.minapi')}_{arch}", "--python-version", "3.12"]
    table = {}
    for requirement in wanted:
        with tempfile.TemporaryDirectory() as folder:
            command = ["download", "-q", "--no-deps", "--only-binary=:all:", *device, "-d", folder, requirement]
            subprocess.run([sys.executable, "-m", "pip", *command], check=True)
            table[requirement] = next(Path(folder).iterdir()).name
    TABLE.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(table)} wheels in {TABLE.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
