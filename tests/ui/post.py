"""A platform that keeps what it is given."""

from __future__ import annotations

from collections.abc import Sequence

from companion.share.parcel import Arrival, Arrived, Outcome, Parcel, Told


class Post:
    """Notes everything that was shared; answers as it is told to."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self.kept: list[Parcel] = []
        self.texts: list[str] = []
        self.links: list[str] = []
        self.answer = Outcome(True)
        self.arrival = Arrival()

    def send(self, parcels: Sequence[Parcel], title: str, told: Told) -> None:
        assert title
        self.parcels += parcels
        told(self.answer)

    def send_text(self, text: str, title: str, told: Told) -> None:
        assert title
        self.texts.append(text)
        told(self.answer)

    def open_link(self, link: str, told: Told) -> None:
        self.links.append(link)
        told(self.answer)

    def keep(self, parcel: Parcel, told: Told) -> None:
        self.kept.append(parcel)
        told(self.answer)

    def pick(self, arrived: Arrived) -> None:
        arrived(self.arrival)

    def listen(self, arrived: Arrived) -> None:
        """Nothing comes in by itself."""
