"""What an operator sets by environment: where data lives, and the token that is never shown."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PUBLISHERS = "https://magic.wizards.com/en/rules https://riftbound.leagueoflegends.com/en-us/rules-hub/"
FILES_OF_PUBLISHERS = "media.wizards.com cmsassets.rgpub.io"
"""Where official documents are linked from, and the hosts that their files are on."""


class NoToken(Exception):
    """Neither `DISCORD_TOKEN` is set nor does `DISCORD_TOKEN_FILE` name a file with one.

    Carries the file that was named, if one was.
    """

    def __init__(self, file: Path | None = None) -> None:
        super().__init__(file)
        self.file = file


class Settings(BaseSettings):
    """The environment, read once at start.

    >>> "abc" in repr(Settings(DISCORD_TOKEN="abc"))
    False
    """

    model_config = SettingsConfigDict(
        frozen=True, populate_by_name=True, env_ignore_empty=True, extra="ignore"
    )

    data: Path = Field(
        default_factory=lambda: user_data_path("foresight", appauthor=False),
        validation_alias="FORESIGHT_DATA",
    )
    log: str = Field(default="info", validation_alias="FORESIGHT_LOG")
    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    discord_token_file: Path | None = Field(default=None, validation_alias="DISCORD_TOKEN_FILE")

    fetch: str = Field(default=PUBLISHERS, validation_alias="FORESIGHT_FETCH")
    fetch_hosts: str = Field(default=FILES_OF_PUBLISHERS, validation_alias="FORESIGHT_FETCH_HOSTS")
    fetch_hours: str = Field(default="", validation_alias="FORESIGHT_FETCH_HOURS")

    @field_validator("data")
    @classmethod
    def _at_home(cls, data: Path) -> Path:
        """A shell opens a `~` only at the start of a word, and not in `--data=~/rules`."""
        return Path(os.path.expanduser(data))  # noqa: PTH111 - `Path` raises where there is no home

    def token(self) -> str:
        """The bot's token, from the variable or else from the file."""
        for token in (self._from_variable(), self._from_file()):
            if token:
                return token
        raise NoToken(self.discord_token_file)

    def _from_variable(self) -> str:
        return self.discord_token.get_secret_value().strip() if self.discord_token else ""

    def _from_file(self) -> str:
        file = self.discord_token_file
        try:
            return file.read_text("utf-8").strip() if file and file.is_file() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise NoToken(file) from error
