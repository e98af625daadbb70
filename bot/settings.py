"""What an operator sets by environment: where data lives, and the token that is never shown."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - pydantic reads the annotation at run time

from platformdirs import user_data_path
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class NoToken(Exception):
    """Neither `DISCORD_TOKEN` is set nor does `DISCORD_TOKEN_FILE` name a file with one."""


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

    def token(self) -> str:
        """The bot's token, from the variable or else from the file."""
        for token in (self._from_variable(), self._from_file()):
            if token:
                return token
        raise NoToken

    def _from_variable(self) -> str:
        return self.discord_token.get_secret_value().strip() if self.discord_token else ""

    def _from_file(self) -> str:
        file = self.discord_token_file
        return file.read_text("utf-8").strip() if file and file.is_file() else ""
