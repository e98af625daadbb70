"""What was said, what is surveyed, what is assumed: a question with holes, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.engine.checks import Check, Slots
    from rulesdb.engine.games import Moment

HERE, NOT_HERE = "mine", "theirs"
TURNS = (HERE, NOT_HERE)


@dataclass(frozen=True, slots=True)
class Hole:
    """Something a question may leave open and that changes the answer, such as `since`.

    `fills` pairs each value with the words that stand for it in the ask's lines.
    """

    name: str
    fills: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing a player may ask "can I … now?" about, as scenario lines with holes.

    `lines` set the favourable situation and `attempt` is what is tried; both may hold
    `{card}` and the names of holes.  `about` are the mechanics that a question in free words
    names when it means this; `kind` is what one does, for an ask that has no sentence
    of its own in the catalogues; `by_itself` says that nobody does it: it happens or does not.
    `assumes` are keys of what is taken for granted (`assumed-` before them in the catalogues),
    each dropped when the named option is given.
    """

    key: str
    mechanic: str
    about: tuple[str, ...]
    lines: tuple[str, ...]
    attempt: str
    card: str
    holes: tuple[Hole, ...] = ()
    by_itself: bool = False
    assumes: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()
    siblings: tuple[str, ...] = ()
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """What the asker said; what is none is surveyed or assumed.

    `steps` and `pendings` narrow down what is surveyed, where several were named.
    """

    action: str
    turn: str | None = None
    step: str | None = None
    pending: str | None = None
    fills: tuple[tuple[str, str], ...] = ()
    means: str | None = None
    card: str | None = None
    more: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    pendings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something not said and taken for granted."""

    key: str
    slots: Slots = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """One surveyed moment with its verdict; `fills` says how the holes were filled."""

    moment: Moment
    fills: tuple[tuple[str, str], ...]
    checks: tuple[Check, ...]
    legal: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Moments that share verdict and reason: every combination of the listed values."""

    turns: tuple[str, ...]
    steps: tuple[str, ...]
    pendings: tuple[str, ...]
    fills: tuple[tuple[str, tuple[str, ...]], ...]
    legal: bool
    decisive: Check | None


@dataclass(frozen=True, slots=True)
class Next:
    """The first moment when a "no" becomes a "yes", and what must pass before it.

    `after` is "resolution", "step", "turn" or "round".
    """

    moment: Moment
    after: str


@dataclass(frozen=True, slots=True)
class Timing:
    """The answer to "can I … now?".

    `answer` is "yes", "no" or "depends".  `nearest` is the one case that was asked, or the one
    nearest to a yes; `checks` are its checks, the decisive failure first, `next` is when it
    becomes a yes, and `scenario` holds its lines.
    """

    ask: Ask
    said: Said
    answer: str
    nearest: Cell
    checks: tuple[Check, ...]
    assumed: tuple[Assumption, ...]
    next: Next | None
    cells: tuple[Cell, ...]
    groups: tuple[Group, ...]
    rules: tuple[str, ...]
    scenario: tuple[str, ...]
    attempt: str
