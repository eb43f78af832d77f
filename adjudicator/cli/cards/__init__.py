"""Show and list the cards of a game, and import your own.

Examples: adjudicator cards show Machete; adjudicator cards list --trait Ghoul;
adjudicator cards import arkhamdb arkhamdb-json-data
"""
