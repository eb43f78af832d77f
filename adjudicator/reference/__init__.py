"""The rules of a game's reference, each with an id: look-up, search, and the share that scenarios prove."""

from adjudicator.reference.catalogue import Catalogue, Entry, Rule
from adjudicator.reference.reading import CatalogueError

__all__ = ["Catalogue", "CatalogueError", "Entry", "Rule"]
