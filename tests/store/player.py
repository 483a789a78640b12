"""A process that plays without pause, to be killed: forked anew for each order, so that 200 deaths take seconds.

Orders come on standard input, one a line: the path of a database and a seed. The child of an order says its pid, then
every tap once it was accepted; after its death the parent says `dead`.
"""

from __future__ import annotations

import os
import sys
from random import Random

from companion.records.record import Entry, encode, move_raw
from companion.store.store import Store
from tests.records.random_games import a_header, play_on


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


def play_without_pause(path: str, random: Random) -> None:
    store = Store(path)
    for _ in range(1000):
        game = store.resume()
        if game is None or game.finished or random.random() < 0.1:
            game = store.new_game(a_header(random, from_middle=False))
            say(f"new {game.number}")
        for step in play_on(random, game.position, 200):
            if random.random() < 0.1:
                break
            game.play(step.move)
            say(f"play {game.number} {encode(move_raw(Entry(step.move))).decode()}")
            if step.move.do == "done" and random.random() < 0.1:
                store.pause()
        if random.random() < 0.5 and game.can_undo() and game.undo() is None:
            say(f"undo {game.number}")


def main() -> None:
    for order in sys.stdin:
        path, seed = order.rsplit(" ", 1)
        child = os.fork()
        if child == 0:
            say(f"pid {os.getpid()}")
            play_without_pause(path, Random(int(seed)))
            os._exit(0)
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main()
