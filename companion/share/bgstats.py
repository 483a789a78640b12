"""The link that puts a play into the app BG Stats."""

from __future__ import annotations

import json
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
        "playDate": play.started.strftime("%Y-%m-%d %H:%M:%S") if play.started else "",
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


def _player(line: Line) -> dict[str, Any]:
    return {
        "name": line.name,
        "startPlayer": False,
        "rank": line.place or 0,
        "role": line.city_name,
        "score": "" if line.total is None else str(line.total),
        "sourcePlayerId": line.id,
        "winner": line.winner,
    }
