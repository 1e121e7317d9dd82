"""The file of a database: the server's own, one server's at a time, and no newer than the program."""

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import AzulejosError
from azulejos.server.settings import database_url
from azulejos.server.tables.file import take
from azulejos.server.tables.storage import Storage

posix = pytest.mark.skipif(os.name != "posix", reason="permissions and locks as POSIX has them")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
async def test_nobody_else_can_read_what_is_stored(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    storage = Storage(database_url(str(folder / "tables.db")))
    before = os.umask(0)
    try:
        await storage.open()
        await storage.pulse.feel()
        files = {path.name: mode(path) for path in folder.iterdir()}
    finally:
        os.umask(before)
        await storage.close()
    assert files == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), 384)
    assert mode(folder) == 0o700


@posix
def test_a_file_that_everyone_could_read_is_changed_and_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    path.chmod(0o644)
    lock = take(path)
    assert lock is not None
    lock.close()
    assert mode(path) == 0o640
    assert str(path) in caplog.text


@posix
def test_every_path_to_a_file_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "real" / "tables.db"
    lock = take(path)
    assert lock is not None
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "folder").symlink_to(path.parent)
    for other in (path, tmp_path / "link.db", tmp_path / "folder" / "tables.db"):
        with pytest.raises(AzulejosError, match="another server uses"):
            take(other)
    lock.close()
    again = take(tmp_path / "link.db")
    assert again is not None
    again.close()


@posix
def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one.db").touch()
    (tmp_path / "two.db").hardlink_to(tmp_path / "one.db")
    for name in ("one.db", "two.db"):
        with pytest.raises(AzulejosError, match="several names"):
            take(tmp_path / name)


async def test_a_database_of_a_newer_version_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    storage = Storage(database_url(str(path)))
    await storage.open()
    await storage.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    command = [sys.executable, "-m", "azulejos", "serve", "--port=0", f"--database={path}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "a newer version of Azulejos has made this database (revision 9999" in done.stderr
    assert "Traceback" not in done.stderr
