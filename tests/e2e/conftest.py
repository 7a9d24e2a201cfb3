"""The built wheel, installed where nothing else of this project is."""

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `tabletop` command of a fresh environment with the wheel in it.

    Its dependencies are lent from the environment of the tests, so that the test needs no network; whether they are
    declared completely is for the CI script to find out, which installs the wheel with all it asks for.
    """
    folder = tmp_path_factory.mktemp("installed")
    sources = folder / "sources"
    sources.mkdir()
    for name in ("tabletop_tui", "assets"):
        shutil.copytree(PROJECT / name, sources / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, sources / name)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(sources)]
    subprocess.run(build, check=True, capture_output=True, text=True)
    venv.create(folder / "venv", with_pip=True)
    command = folder / "venv" / "bin"
    wheel = next(folder.glob("*.whl"))
    subprocess.run([command / "pip", "install", "--no-deps", "--quiet", wheel], check=True, capture_output=True)
    site = subprocess.run(
        [command / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    Path(site, "lent.pth").write_text(sysconfig.get_path("purelib"))
    return command / "tabletop"
