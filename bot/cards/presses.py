"""Buttons and menus whose id is the change they make, so that a restart loses nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self, cast

from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, DynamicItem, LayoutView, Select

from bot import wire

if TYPE_CHECKING:
    import re
    from collections.abc import Sequence

    from discord import Interaction
    from discord.ui import Item

Row = ActionRow[Any]


@dataclass(frozen=True, slots=True)
class Change:
    """What a press does to the question on its card: an option set, or something else done."""

    name: str
    value: str = ""


class Presses(Protocol):
    """The client, as far as the buttons of a card know it."""

    async def press(self, interaction: Interaction[Any], change: Change) -> None:
        """Make the change; every failure ends there."""


# The digit in both templates is a version: an id whose meaning changes gets another.
class Press(DynamicItem[Button[LayoutView]], template=r"f1:(?P<name>[a-z]+):(?P<value>.*)"):
    """A button that makes one change."""

    def __init__(self, change: Change, button: Button[LayoutView]) -> None:
        super().__init__(button)
        self.change = change

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        del interaction
        return cls(Change(match["name"], match["value"]), cast("Button[LayoutView]", item))

    async def callback(self, interaction: Interaction[Any]) -> None:
        await cast("Presses", interaction.client).press(interaction, self.change)


class Choose(DynamicItem[Select[LayoutView]], template=r"f1choose:(?P<name>[a-z]+)"):
    """A menu that sets one option to what is chosen."""

    def __init__(self, name: str, menu: Select[LayoutView]) -> None:
        super().__init__(menu)
        self.name = name

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        del interaction
        return cls(match["name"], cast("Select[LayoutView]", item))

    async def callback(self, interaction: Interaction[Any]) -> None:
        change = Change(self.name, self.item.values[0])
        await cast("Presses", interaction.client).press(interaction, change)


@dataclass(frozen=True, slots=True)
class Offer:
    """A button before it is drawn: its label and the change it would make."""

    label: str
    change: Change
    style: ButtonStyle = ButtonStyle.secondary

    @property
    def custom_id(self) -> str:
        return f"f1:{self.change.name}:{self.change.value}"


def rows(offers: Sequence[Offer]) -> list[Row]:
    """Buttons in rows of five, without those that Discord would refuse or has already."""
    fit: dict[str, Offer] = {}
    for offer in offers:
        custom_id = offer.custom_id
        if offer.label.strip() and wire.size(custom_id) <= wire.CUSTOM_ID:
            fit.setdefault(custom_id, offer)
    drawn = [_button(custom_id, offer) for custom_id, offer in fit.items()]
    step = wire.BUTTONS_IN_ROW
    return [ActionRow(*drawn[at : at + step]) for at in range(0, len(drawn), step)]


def menu(name: str, placeholder: str, chosen: str | None, items: Sequence[tuple[str, str]]) -> Row:
    """A menu of an option's values, of (value, label), with what is asked now chosen."""
    drawn: Select[LayoutView] = Select(
        custom_id=f"f1choose:{name}",
        placeholder=wire.clip(placeholder, wire.CHOICE),
        options=[
            SelectOption(label=wire.clip(label, wire.CHOICE), value=value, default=value == chosen)
            for value, label in items[: wire.CHOICES]
        ],
    )
    return ActionRow(Choose(name, drawn))


def _button(custom_id: str, offer: Offer) -> Button[LayoutView]:
    """Plain, since a press finds its way by the id alone."""
    label = wire.clip(offer.label, wire.LABEL)
    return Button(label=label, custom_id=custom_id, style=offer.style)
