#!/usr/bin/env python3
"""What the checks of pages share: an environment of their own, the program, books to look at."""
import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from page_feed import feed_states
from page_running import CLOCK, running_states
from page_strength import strength_states
from page_support import support_states
from page_swimming import swimming_states

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
    """RECORDBOOK may name one; else it is built."""
    if os.environ.get("RECORDBOOK"):
        return os.path.abspath(os.environ["RECORDBOOK"])
    subprocess.run(["swift", "build", "--product", "recordbook"], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    folder = subprocess.check_output(["swift", "build", "--show-bin-path"], text=True, cwd=ROOT).strip()
    return folder + "/recordbook"


# Books that services keep.
SERVED = []


@contextlib.contextmanager
def scratch():
    """A folder that goes away, and the services of books in it before."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recordbook-pages-"))
    try:
        yield folder
    finally:
        while SERVED and folder in SERVED[-1].store.parents:
            SERVED.pop().run("service", "stop")
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


class Book:
    """A book in one state."""

    def __init__(self, program, folder, name, clock=None):
        """- clock: where the clock begins for each command, where pages hang on it."""
        self.program, self.store = program, folder / name
        self.name = name
        self.design = None
        self.environment = os.environ | ({"RECORDBOOK_CLOCK": clock} if clock else {})
        self.alone = ["--no-service"]

    def serve(self):
        """A service keeps it as long as its folder is there, for what is in the memory of one process alone."""
        self.alone = []
        self.run("service", "start")
        SERVED.append(self)

    def choose(self, design):
        self.run("settings", "set", "design", design)
        self.design = design

    def screen(self, route, language):
        return json.loads(self.run("--json", "--language", language, "show", route))

    def run(self, *words, **more):
        done = subprocess.run([self.program, *self.alone, "--store", self.store, *map(str, words)], capture_output=True, text=True,
                              env=self.environment, **more)
        if done.returncode:
            raise SystemExit(f"{self.name}: {' '.join(map(str, words))}: {done.stderr}")
        return done.stdout

    def page(self, route, language):
        return self.run("--html", "--language", language, "show", route)


class LockedBook(Book):
    """A book with an account, whose owner has logged out."""

    OWNER = ("jana@example.org", "correct horse")

    def __init__(self, *words, **more):
        super().__init__(*words, **more)
        self.prove("sign-up")
        self.run("account", "log-out")

    def prove(self, verb):
        email, password = self.OWNER
        self.run("account", verb, email, "--password-stdin", input=password + "\n")

    def run(self, *words, **more):
        if words[0] != "settings":
            return super().run(*words, **more)
        self.prove("log-in")
        answer = super().run(*words, **more)
        super().run("account", "log-out")
        return answer


def states(program, folder):
    """Name, book and route of every screen in every state."""
    empty = Book(program, folder, "empty")
    demo = Book(program, folder, "full")
    # The samples of features beside it are of these days, and pages would change with the clock.
    demo.run("demo", str(ROOT / "Fixtures/AppleHealth/export.zip"))
    suspicious = json.loads(demo.run("--json", "review"))["parts"]["swimming"]["suspicious"][0]["segment"]
    longest = max(json.loads(demo.run("--json", "swim", "list"))["swims"], key=lambda w: w["lapCount"])["id"] + ".1"
    export = folder / "export.xml"
    subprocess.run([ROOT / "Scripts" / "make-health-export", "--sample", export], check=True, stdout=subprocess.DEVNULL)
    granted = Book(program, folder, "granted")
    granted.run("access", "grant", export)
    revoked = Book(program, folder, "revoked")
    revoked.run("access", "grant", export)
    revoked.run("access", "revoke")
    gone = Book(program, folder, "gone")
    other = folder / "gone.xml"
    shutil.copy(export, other)
    gone.run("access", "grant", other)
    other.unlink()
    base = "recordbook://swimming"
    months = json.loads(demo.run("call", "swimming.showYear"))["months"]
    yield "overview", demo, "recordbook://?day=2025-08-20"
    yield "overview-empty", empty, "recordbook://?day=2025-08-20"
    yield "find", demo, "recordbook://find?query=freestyle"
    yield "find-empty", empty, "recordbook://find?query=xylophone"
    yield "records-empty", empty, f"{base}/records"
    yield "records-empty-granted", granted, f"{base}/records"
    yield "records", demo, f"{base}/records"
    yield "history", demo, f"{base}/records/freestyle/100"
    yield "history-empty", demo, f"{base}/records/butterfly/600"
    yield "segment", demo, f"{base}/segments/{longest}"
    yield "segment-review", demo, f"{base}/segments/{suspicious}"
    yield "edit-style", demo, f"{base}/segments/{longest}/edit-style"
    yield "access-new", empty, "recordbook://access"
    yield "access-granted", granted, "recordbook://access"
    yield "access-revoked", revoked, "recordbook://access"
    yield "access-gone", gone, "recordbook://access"
    yield "settings", demo, "recordbook://settings"
    yield "export", demo, "recordbook://export"
    yield "export-empty", empty, "recordbook://export"
    yield "check", empty, "recordbook://check"
    yield "year", demo, f"{base}/years"
    yield "year-empty", empty, f"{base}/years"
    yield "month", demo, f"{base}/months/{months[-1]['month']}"
    yield from swimming_states(demo, empty, Book(program, folder, "meets"))
    from page_prayers import prayer_states
    for name, clock, commands, route in prayer_states():
        if commands is not None:
            book = Book(program, folder, name, clock)
            for words in commands:
                book.run(*words)
        yield name, book, route
    yield from running_states(
        Book(program, folder, "no-runs", CLOCK), Book(program, folder, "runs", CLOCK), LockedBook(program, folder, "locked"), folder,
        lambda name, clock: Book(program, folder, name, clock))
    yield from strength_states(lambda name, clock: Book(program, folder, name, clock), folder)
    yield from feed_states(
        lambda name, clock: Book(program, folder, name, clock), empty, LockedBook(program, folder, "locked-feed"), folder)
    yield from support_states(lambda name, clock: Book(program, folder, name, clock), folder)
