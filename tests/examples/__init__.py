"""Three tiny games under the contract, each a model of how to write one.

`tic_tac_toe` is the smallest and the fastest, `gifts` has secrets and decisions out of turn, `islets` has tiles turned
up in mid-move, chains of decisions, teams and a campaign.
"""
