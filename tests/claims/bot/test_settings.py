"""Settings come from the environment, and the token never shows."""

import pytest

from bot import client
from bot.settings import NoToken, Settings

TOKEN = "not-a-real-token"  # noqa: S105 - it opens nothing


@pytest.fixture(autouse=True)
def _bare(monkeypatch):
    for name in ("FORESIGHT_DATA", "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)


def test_data_lives_where_the_environment_says(monkeypatch, tmp_path):
    monkeypatch.setenv("FORESIGHT_DATA", str(tmp_path))
    assert Settings().data == tmp_path


def test_data_lives_in_the_users_folder_where_nothing_is_said(monkeypatch):
    monkeypatch.setenv("FORESIGHT_DATA", "")
    assert Settings().data.name == "foresight"


def test_the_token_is_in_the_variable_or_in_the_named_file(monkeypatch, tmp_path):
    (tmp_path / "token").write_text(f"{TOKEN}\n", "utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert Settings().token() == TOKEN
    monkeypatch.setenv("DISCORD_TOKEN", "the-variable-wins")
    assert Settings().token() == "the-variable-wins"


@pytest.mark.parametrize("file", [None, "missing", "empty"])
def test_without_a_token_there_is_none(monkeypatch, tmp_path, file):
    (tmp_path / "empty").write_text("\n", "utf-8")
    if file:
        monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / file))
    with pytest.raises(NoToken):
        Settings().token()


def test_a_token_file_that_is_no_text_is_named(monkeypatch, tmp_path):
    file = tmp_path / "token"
    file.write_bytes(b"\xff\xfe")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))
    with pytest.raises(NoToken) as none:
        Settings().token()
    assert none.value.file == file


def test_a_tilde_that_the_shell_left_is_the_users_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("FORESIGHT_DATA", "~/rules")
    assert Settings().data == tmp_path / "rules"


@pytest.mark.parametrize("token", ["two words", "two\nlines", "é", "\x07"])
def test_a_token_that_no_header_carries_is_not_accepted(monkeypatch, capsys, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert client.sync(Settings(), None, dry_run=False) == client.MISTAKEN
    said = capsys.readouterr()
    assert said.err == f"{client.REFUSED}\n"


def test_the_token_never_shows(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings()
    shown = (repr(settings), str(settings), settings.model_dump_json(), repr(settings.model_dump()))
    assert not any(TOKEN in each for each in shown)
