"""Show and list the cards of a game, and bring your own along.

Examples: adjudicator cards show Machete; adjudicator cards list --trait Ghoul;
adjudicator cards import arkhamdb arkhamdb-json-data
"""
