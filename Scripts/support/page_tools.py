#!/usr/bin/env python3
"""What the checks of pages share: an environment of their own, the program, books to look at."""
import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
VENV = ROOT / ".build-pages"


def in_environment(packages, modules):
    """Starts the script again inside a virtual environment with these packages; ends with status 69 where they can't
    be had."""
    python = VENV / "bin" / "python"
    lacks = not python.exists() or subprocess.run(
        [python, "-c", "import " + ", ".join(modules)], stderr=subprocess.DEVNULL).returncode
    if lacks:
        if (status := subprocess.run([ROOT / "Scripts" / "prepare", "python3-venv"]).returncode) != 0:
            sys.exit(status)
        made = subprocess.run([sys.executable, "-m", "venv", VENV]).returncode == 0
        if not made or subprocess.run([VENV / "bin" / "pip", "install", "--quiet", *packages]).returncode:
            print(f"{', '.join(packages)} can't be installed here", file=sys.stderr)
            sys.exit(69)
    if pathlib.Path(sys.prefix) != VENV:
        os.execv(python, [str(python), *sys.argv])


def program():
    """RECORDBOOK may name one; else that of the tests' build."""
    if os.environ.get("RECORDBOOK"):
        return os.path.abspath(os.environ["RECORDBOOK"])
    folder = subprocess.check_output(["swift", "build", "--show-bin-path"], text=True, cwd=ROOT).strip()
    if not os.path.exists(folder + "/recordbook"):
        subprocess.run(["swift", "build", "--product", "recordbook"], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    return folder + "/recordbook"


@contextlib.contextmanager
def scratch():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recordbook-pages-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def sample_book(recordbook, folder):
    """A store with the sample export; answers what a command prints."""
    def ask(*words):
        done = subprocess.run([recordbook, "--no-service", "--store", folder / "sample", *map(str, words)],
                              capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(map(str, words))}: {done.stderr}")
        return done.stdout

    ask("import", ROOT / "Fixtures" / "AppleHealth" / "export.zip")
    return ask
