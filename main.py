"""Starts the app."""

import sys
from pathlib import Path

from companion.store.listing import default_database
from companion.ui.window import prepare


def main() -> None:
    prepare((1280, 800))
    from companion.share.desktop import read
    from companion.store.store import Store
    from companion.ui.app import ThreeStreetsApp
    from companion.ui.preferences import use_language

    database = default_database()
    store = Store(database)
    use_language(store.settings)
    # Kivy's own folder for data cannot be made where ~/.config is missing
    app = ThreeStreetsApp(store, Path(database).with_name("art"))
    app.icon = str(Path(__file__).resolve().parent / "assets" / "icon" / "window.png")
    if len(sys.argv) > 1:
        # a file that was opened with us
        app.arrive(read(Path(sys.argv[1])))
    app.run()


if __name__ == "__main__":
    main()
