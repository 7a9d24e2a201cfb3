"""What the pirate games share: boards of tiles, crews and ships, gold, fights, and chains of forced movement.

A game of this family is a `Chart`, which is its map and its tiles as tables, and a `Position` that the functions of
this room change. They know no game by name: what differs between games is data of the chart, or a function in it.
"""
