"""The choice of investigators and of the lead investigator: steps 1 and 3 of setting up."""

from adjudicator.engine.choices import Chance, Choice, Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Go, Procedure, Result, Step
from adjudicator.games.arkham.facts import INVESTIGATORS, TABLE
from adjudicator.games.arkham.game import Arkham

LEADER = "lead investigator"


def why_not_choose(game: Arkham, who: str, chosen: str) -> Reasons:
    """The reason why a player cannot choose an investigator: another player has chosen the same one."""
    card = game.cards.get(chosen)
    if card is None or card.type != "investigator":
        return ALLOWED
    titles = ((name, other) for name, other in game.cards.items() if other.type == "investigator")
    others = tuple(name for name, other in titles if other.name == card.name and name != who)
    return (Reason("setting-up.2", f"{others[0]} has chosen {card.name}"),) if others else ALLOWED


def lead(game: Arkham, who: str) -> None:
    """Make an investigator lead; player order begins with them."""
    game.cite("setting-up.6")
    everybody = game.investigators
    place = everybody.index(who)
    INVESTIGATORS.set(game, TABLE, everybody[place:] + everybody[:place])


def _choose(game: Arkham, local: None) -> Result:
    """Ask the investigators who of them leads; they may be unable to agree."""
    everybody = game.investigators
    options = tuple(Option("lead", (who,), "", who, f"{who} is chosen to lead") for who in everybody)
    disagree = Option("cannot agree", said="the players cannot agree")
    return Ask(Choice(everybody, LEADER, (*options, disagree), "lead-investigator.2"), _chosen)


def _chosen(game: Arkham, local: None, option: Option) -> Result:
    game.cite("lead-investigator.2")
    if option.value is None:
        return Go(step="draw lots")
    lead(game, option.meant(str))
    return Go(step=END)


def _draw_lots(game: Arkham, local: None) -> Result:
    """Draw lots, each investigator as likely as any other."""
    options = tuple(Option("lead", (who,), "", who, game.name(who)) for who in game.investigators)
    return Ask(Chance("", LEADER, options, rule="lead-investigator.3"), _drawn)


def _drawn(game: Arkham, local: None, option: Option) -> Result:
    game.cite("lead-investigator.3")
    lead(game, option.meant(str))
    return None


CHOOSE_A_LEAD = Procedure(
    "choose a lead investigator",
    Step("", "choose", _choose),
    Step("", "draw lots", _draw_lots),
)
