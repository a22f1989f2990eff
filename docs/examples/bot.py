"""A bot that sits down at a table and plays: python bot.py http://127.0.0.1:8000 CODE

It asks the house bot for advice half of the time and trusts its luck otherwise. Replace `choose` by something better:
`game.view` is all that its seat can see, `game.choices` all that it can do.
"""

import random
import sys

from intrigue.client import Client, LiveTable, Refused


def choose(game: LiveTable) -> str:
    if random.random() < 0.5:
        return game.hint().say
    return random.choice(game.choices).say


def main(address: str, code: str) -> None:
    with Client(address, name="Robot") as me:
        me.sit(code)
        with me.live(code) as game:
            for _ in game:
                if game.choices:
                    try:
                        game.act(choose(game))
                    except Refused as refused:  # somebody was quicker
                        print(refused)
            won = game.table.you in game.view["result"]["winners"]
            print("We won!" if won else "We lost.")


if __name__ == "__main__":
    main(*sys.argv[1:])
