"""The link that puts a play into the app BG Stats."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from companion.draw.results.scores import Line, scores
from companion.draw.results.wording import ties
from companion.share.play import Play

PAGE = "https://app.bgstatsapp.com/createPlay.html"
SOURCE = "Three Streets"
GAME = "Welcome To..."
BGG = 233867


def play_link(play: Play) -> str:
    """The whole play in one link, as JSON."""
    return f"{PAGE}?data={quote(json.dumps(play_raw(play), ensure_ascii=False, separators=(',', ':')), safe='')}"


def play_raw(play: Play) -> dict[str, Any]:
    """The fields BG Stats reads."""
    found = scores(play.table)
    return {
        "sourceName": SOURCE,
        "sourcePlayId": play.key,
        "playDate": _utc(play.started),
        "durationMin": play.minutes,
        "comments": " ".join(ties(found)),
        "location": "",
        "game": {
            "name": GAME,
            "bggId": BGG,
            "highestWins": True,
            "noPoints": False,
            "sourceGameId": f"welcome-to-{play.table.setup.edition}",
        },
        "players": [_player(line) for line in found.lines],
    }


def _utc(started: datetime | None) -> str:
    """BG Stats reads the time as UTC; ours is on the player's clock."""
    return started.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S") if started else ""


def _player(line: Line) -> dict[str, Any]:
    raw: dict[str, Any] = {
        "name": line.name,
        "startPlayer": False,
        "role": line.city_name,
        # what a player was matched with once is remembered under this, so it is the same in every game
        "sourcePlayerId": line.name.casefold(),
        "winner": line.winner,
    }
    if line.place is not None and line.total is not None:
        raw |= {"rank": line.place, "score": line.total}
    return raw
