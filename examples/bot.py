#!/usr/bin/env python3
"""A bot in another language: it starts `sim engine`, plays every seat at random and prints moves and scores.

    cargo build --release --bin sim
    python3 examples/bot.py target/release/sim nordic 2 7

The protocol is described in examples/ENGINE.md.
"""

import json
import random
import subprocess
import sys


class Engine:
    """A game on the other side of two pipes: a line out, a line back."""

    def __init__(self, sim):
        self.process = subprocess.Popen(
            [sim, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, encoding="utf-8"
        )

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        word, _, rest = self.process.stdout.readline().rstrip("\n").partition(" ")
        if word != "ok":
            raise RuntimeError(f"{line}: {word} {rest}")
        return rest

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def choose(view, moves, chance):
    """Put your thoughts here: `view` is what the seat sees, `moves` is what it may do."""
    assert view["view"]["own"] is not None
    return chance.choice(moves)


def main():
    sim, game, seats, seed = sys.argv[1:5]
    chance = random.Random(int(seed))
    engine = Engine(sim)
    engine.ask(f"new {game} {seats} {seed}")
    while (seat := engine.ask("to-act")) != "nobody":
        view = json.loads(engine.ask(f"view {seat}"))
        move = choose(view, json.loads(engine.ask("moves")), chance)
        engine.ask(f"play {move}")
        print(seat, move)
    print("scores", *json.loads(engine.ask("scores")))
    return engine.close()


if __name__ == "__main__":
    sys.exit(main())
