#!/usr/bin/env python3
"""A recordbookd of one's own, and what talks to it: shared by benchmarks, Scripts/check-clients and the proofs.

RECORDBOOK_PROGRAMS may name a folder with `recordbook` and `recordbookd` to use instead of building them.
"""
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLE = f"{ROOT}/Fixtures/AppleHealth/export.zip"


def say(text):
    print(text, file=sys.stderr, flush=True)


def built(product, *options):
    if os.environ.get("RECORDBOOK_PROGRAMS"):
        return os.path.join(os.path.abspath(os.environ["RECORDBOOK_PROGRAMS"]), product)
    run = subprocess.run([f"{ROOT}/Scripts/build", product, *options], check=True, stdout=subprocess.PIPE, text=True)
    return run.stdout.split()[-1]


def prepare(*packages):
    """Installs Debian's packages; ends with status 69 where that can't be done."""
    if (status := subprocess.run([f"{ROOT}/Scripts/prepare", *packages]).returncode) != 0:
        sys.exit(status)


def compiled(source, folder, *flags, compiler="cc"):
    """A program made from a source file beside the scripts."""
    name = os.path.splitext(os.path.basename(source))[0]
    subprocess.run([compiler, "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra", "-o", f"{folder}/{name}", source, *flags],
                   check=True)
    return f"{folder}/{name}"


def timed(command, environment=None):
    """Milliseconds that a new process takes from its start to its end; what it prints goes nowhere."""
    with open(os.devnull, "wb") as nowhere:
        actions = [(os.POSIX_SPAWN_DUP2, nowhere.fileno(), descriptor) for descriptor in (1, 2)]
        begin = time.perf_counter()
        process = os.posix_spawnp(command[0], command, environment or os.environ, file_actions=actions)
        _, status = os.waitpid(process, 0)
        duration = time.perf_counter() - begin
    if status != 0:
        sys.exit(f"{' '.join(command)} ended with status {status}")
    return duration * 1e3


class Asked:
    """A program that answers each line with the milliseconds that the work took."""

    def __init__(self, *words):
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, what="run"):
        return float(self.answer(what))

    def answer(self, what):
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


@contextlib.contextmanager
def scratch():
    """A folder that goes away; its path is short, since sockets' paths have to be."""
    folder = tempfile.mkdtemp(prefix="rb-", dir="/tmp")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sample_store(folder, recordbook):
    """A store with the sample export in it."""
    return imported(folder, recordbook, SAMPLE)


def imported(folder, recordbook, export):
    store = f"{folder}/store"
    subprocess.run([recordbook, "--store", store, "--no-service", "import", export], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return store


class Service:
    """A running recordbookd; ends with the block it is used in."""

    def __init__(self, recordbookd, store, prefix=(), options=(), log=None):
        self.socket = f"{store}/sock"
        self.command = [*prefix, recordbookd, "--store", store, *options]
        self.log = log or f"{store}.log"
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self, patience=60):
        with open(self.log, "ab") as errors:
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=errors)
        wait_for(self.socket, self.process, patience)

    def stop(self):
        """Asks it to end, and returns its exit status."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
        return self.process.wait()

    def kill(self):
        self.process.kill()
        self.process.wait()

    @property
    def pid(self):
        return self.process.pid

    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))

    def words(self):
        """Its log."""
        with open(self.log, encoding="utf-8", errors="replace") as file:
            return file.read()

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))


def wait_for(path, process, patience=60):
    """Until somebody listens at the path."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if process.poll() is not None:
            sys.exit(f"{process.args[0]} ended with status {process.returncode} before it listened")
        with socket.socket(socket.AF_UNIX) as attempt:
            try:
                attempt.connect(path)
                return
            except (FileNotFoundError, ConnectionRefusedError):
                time.sleep(0.002)
    sys.exit(f"nobody listens on {path} after {patience} s")


class Client:
    """The least of a JSON-RPC client: blocking, one line a message."""

    def __init__(self, path, timeout=30):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(timeout)
        self.socket.connect(path)
        self.buffer = b""
        self.identifier = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def line(self):
        """The next message's bytes, or None at the end."""
        while b"\n" not in self.buffer:
            more = self.socket.recv(1 << 16)
            if not more:
                return None
            self.buffer += more
        line, self.buffer = self.buffer.split(b"\n", 1)
        return line

    def ask(self, method, params=None):
        """The whole answer, as a dictionary; notifications before it are passed over."""
        self.identifier += 1
        self.send(request(self.identifier, method, params))
        while True:
            line = self.line()
            if line is None:
                raise ConnectionError("closed without an answer")
            answer = json.loads(line)
            if answer.get("id") == self.identifier:
                return answer
            if "id" in answer or "method" not in answer:
                raise ValueError(f"the answer to {self.identifier} is {line[:200]!r}")

    def result(self, method, params=None):
        answer = self.ask(method, params)
        if "result" not in answer:
            raise ValueError(f"{method}: {answer}")
        return answer["result"]


def request(identifier, method, params=None):
    message = {"jsonrpc": "2.0", "id": identifier, "method": method}
    if params is not None:
        message["params"] = params
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def workouts(client):
    """All of them, page by page where they come in pages."""
    found, after = [], None
    while True:
        page = client.result("swimming.listSwims", {"after": after} if after else {})
        found += page["swims"]
        after = page.get("next")
        if not after:
            return found


def segments(client):
    """The names of all segments of the book."""
    return [f"{workout['id']}.{number}" for workout in workouts(client)
            for number in range(1, workout["segmentCount"] + 1)]


class Tally:
    """What a proof found, said as it goes; `finish` ends it with status 1 when anything was wrong."""

    def __init__(self):
        self.wrong = 0

    def expect(self, is_right, what, detail=""):
        print(f"{'ok   ' if is_right else 'WRONG'} {what}" + (f": {detail}" if detail != "" else ""), flush=True)
        self.wrong += not is_right
        return is_right

    def finish(self):
        sys.exit(f"{self.wrong} promises broken" if self.wrong else 0)
