"""A data folder that nobody may write to is read, and says why nothing is added."""

from __future__ import annotations

import tempfile
from pathlib import Path

from rulesdb.library.opening import FILE
from tests.claims.library.apart import ran
from tests.claims.library.editions import edition, take_in

# An administrator may write where nothing may be written, so the process becomes nobody first.
AS_NOBODY = """
import os, sys
from pathlib import Path
from rulesdb.library.library import Library
from rulesdb.library.opening import NotAShelf
from tests.claims.library.editions import edition, take_in
os.chdir("/")
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
with Library.open(Path(sys.argv[1])) as library:
    (found,) = library.rule("magic", "702.143a", "en")
    print(found.volume.edition.title)
try:
    print(take_in(Path(sys.argv[1]), edition("2027-01-01"))[0].why.key)
except NotAShelf as refused:
    print(refused.why.key)
"""


def test_a_folder_that_is_read_only_is_read_and_says_why_not_written():
    # The folders of `tmp_path` are closed to others again whenever another worker begins.
    with tempfile.TemporaryDirectory() as above:
        Path(above).chmod(0o755)
        folder = Path(above) / "data"
        take_in(folder, edition())
        (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        said = ran(AS_NOBODY, folder)
        folder.chmod(0o755)
        assert said.split("\n") == ["Rules for tests", "shelf-read-only"]
