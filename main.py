"""Starts the app."""

from companion.store.listing import default_database
from companion.ui.window import prepare


def main() -> None:
    prepare((1280, 800))
    from companion.store.store import Store
    from companion.ui.app import ThreeStreetsApp

    ThreeStreetsApp(Store(default_database())).run()


if __name__ == "__main__":
    main()
