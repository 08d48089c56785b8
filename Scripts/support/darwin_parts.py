"""What check-darwin needs and where it comes from: the C library's headers for macOS, and Swift's library."""
import fcntl
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import darwin_library

# The wheel of Zig has the headers, with which it compiles C for macOS anywhere.
WHEEL, WHEEL_VERSION = "ziglang", "0.17.1"
# Debian's source package of Swift, and the only suite of Debian that has Swift 6.2.
SOURCE, SUITE, OLDEST = "swiftlang", "sid", (6, 2)
ADVICE = "Scripts/check-darwin --prepare gets what is missing (344 MB in all)."

# What the module Darwin consists of. On a Mac it has more; a header that the book needs and that is not here is added.
HEADERS = """
arpa/inet.h crt_externs.h dirent.h dlfcn.h errno.h fcntl.h launch.h libproc.h mach-o/dyld.h mach/mach_time.h
malloc/malloc.h math.h netinet/in.h netinet/tcp.h os/lock.h poll.h pthread.h semaphore.h signal.h spawn.h stdio.h
stdlib.h string.h sys/clonefile.h sys/event.h sys/file.h sys/ioctl.h sys/mman.h sys/mount.h sys/proc_info.h
sys/random.h sys/resource.h sys/semaphore.h sys/socket.h sys/stat.h sys/stdio.h sys/sysctl.h sys/time.h sys/types.h
sys/ucred.h sys/un.h sys/wait.h termios.h time.h unistd.h xlocale.h
""".split()

# Of Swift's sources. Text processing and concurrency are used without an import: `contains("ab")`, the clocks, and what
# a program's first file may keep in variables.
PUBLIC, REGEX = "swift/stdlib/public", "swift-experimental-string-processing/Sources"
SOURCES = [*(f"{PUBLIC}/{part}" for part in ("core", "SwiftShims", "Synchronization", "Platform", "Concurrency")),
           "swift/utils/availability-macros.def", "swift/utils/gyb*", "swift/utils/Swift*.py", "swift/utils/GYB*.py",
           f"{REGEX}/_RegexParser", f"{REGEX}/_StringProcessing"]


class Missing(Exception):
    """A part is not here, or cannot be had."""


def short(words):
    """A name that stands for these words."""
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:8]


def note(text):
    print(text, file=sys.stderr, flush=True)


def run(words, problem, **more):
    """Runs a step, and returns what it prints. Its messages are shown only if it fails."""
    done = subprocess.run([str(word) for word in words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          errors="replace", check=False, **more)
    if done.returncode != 0:
        note("\n".join((done.stdout + done.stderr).splitlines()[-20:]))
        raise Missing(problem)
    return done.stdout


def release(version):
    found = re.match(r"(\d+)\.(\d+)", version)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def compiler():
    """The path of the compiler, and what it says about its version."""
    path = shutil.which("swiftc")
    if path is None:
        raise Missing("swiftc is not here; Scripts/prepare says how to get it.")
    # Under this name: a link may lead to the driver's file, whose name would say that it is another program.
    path = pathlib.Path(os.path.realpath(path)).with_name("swiftc")
    return path, run([path, "--version"], f"{path} does not run.").splitlines()[0]


def library(downloads):
    """The modules of Swift's library for macOS. Without `downloads`, only what is here already is used."""
    swiftc, version = compiler()
    newest = release(re.search(r"Swift version (\S+)", version)[1])
    place = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    cache = pathlib.Path(place) / "recordbook/darwin"
    if downloads:
        cache.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = locked(cache) if cache.exists() else None
    headers = cache / f"headers-{WHEEL_VERSION}-{short(HEADERS)}"
    sources = cache / f"swift-{short(SOURCES)}"
    for folder, what, get in ((headers, "The headers of macOS", get_headers),
                              (sources, "The source of Swift's library", lambda folder: get_sources(folder, newest))):
        if is_whole(folder):
            continue
        if not downloads:
            raise Missing(f"{what} {'are' if folder == headers else 'is'} not here: {ADVICE}")
        shutil.rmtree(folder, ignore_errors=True)
        get(folder)
        (folder / "whole").write_text("")
    # How the modules are built is part of their name, so that a change of it builds them anew.
    recipe = pathlib.Path(darwin_library.__file__).read_text(encoding="utf-8")
    folder = cache / f"modules-{short([version, sources.name, (sources / 'version').read_text(), headers.name, recipe])}"
    made = darwin_library.Library(swiftc, sources, headers, folder, lambda words, what, **more: run(words, what, **more))
    if not is_whole(folder):
        note("Building Swift's library for macOS, once…")
        made.build()
        (folder / "whole").write_text("")
    if lock:
        lock.close()
    return made


def locked(folder):
    """Waits until no other process builds or checks there. The lock is held as long as the returned file is open."""
    file = open(folder / "lock", "w", encoding="utf-8")
    fcntl.flock(file, fcntl.LOCK_EX)
    return file


def is_whole(folder):
    """Whether a part was got to its end."""
    return (folder / "whole").exists()


def get_headers(folder):
    note(f"Getting the headers of macOS (the Python package {WHEEL} {WHEEL_VERSION}, 101 MB)…")
    with tempfile.TemporaryDirectory() as work:
        run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
             "--only-binary", ":all:", "--dest", work, f"{WHEEL}=={WHEEL_VERSION}"],
            f"pip cannot download {WHEEL} {WHEEL_VERSION}.")
        inside = f"{WHEEL}/lib/libc/include/any-darwin-any/"
        with zipfile.ZipFile(next(pathlib.Path(work).glob("*.whl"))) as wheel:
            for entry in wheel.namelist():
                if entry.startswith(inside) and not entry.endswith("/"):
                    target = folder / "usr/include" / entry.removeprefix(inside)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(wheel.read(entry))
    lacking = [name for name in HEADERS if not (folder / "usr/include" / name).exists()]
    if lacking:
        raise Missing(f"{WHEEL} {WHEEL_VERSION} lacks headers: {' '.join(lacking)}.")
    # Two types that headers outside the C library declare.
    (folder / "usr/include/other-types.h").write_text("typedef int OSStatus;\ntypedef unsigned char Boolean;\n")
    # Each header by its name, rather than one that includes all: otherwise a structure would belong to whichever module
    # includes its header first, and its members would not be visible in the others.
    named = "".join(f'  header "{name}"\n' for name in ["other-types.h", *HEADERS])
    (folder / "usr/include/module.modulemap").write_text(f"module Darwin [system] {{\n{named}  export *\n}}\n")
    (folder / "SDKSettings.json").write_text(json.dumps({
        "CanonicalName": "macosx26.0", "Version": "26.0", "MaximumDeploymentTarget": "26.0.99",
        "DefaultDeploymentTarget": "26.0"}))


def get_sources(folder, newest):
    """Gets a hundredth of the newest source package that the compiler can read."""
    with tempfile.TemporaryDirectory() as work:
        apt = Apt(pathlib.Path(work))
        versions = [version for version in apt.versions() if OLDEST <= release(version) <= newest]
        if not versions:
            raise Missing(f"Debian has no source of Swift from 6.2 to {newest[0]}.{newest[1]}, the compiler's version.")
        version = max(versions, key=release)
        note(f"Getting the source of Swift's library (Debian's source package {SOURCE} {version}, 243 MB)…")
        archive = apt.download(version)
        folder.mkdir(parents=True)
        run(["tar", "-xf", archive, "-C", folder, "--strip-components=1", "--wildcards",
             *[f"*/{part}" for part in SOURCES]], f"{archive.name} is not as expected.")
    (folder / "version").write_text(version)


class Apt:
    """apt-get with lists of its own, so that the machine's stay as they are. The packages come from where this machine's
    own come from."""

    def __init__(self, work):
        self.work = work
        if shutil.which("apt-get") is None:
            raise Missing("Debian's source packages cannot be had here, since there is no apt-get.")
        told = run(["apt-get", "indextargets", "--format", "$(REPO_URI)|$(ORIGIN)|$(LABEL)|$(COMPONENT)",
                    "Created-By: Packages"], "apt-get does not say where packages come from.")
        places = dict.fromkeys(line.split("|")[0] for line in told.splitlines() if line.endswith("|Debian|Debian|main"))
        if not places:
            raise Missing("Debian's source packages cannot be had here, since this machine's packages come from elsewhere.")
        for part in ("lists/partial", "cache/archives/partial"):
            (work / part).mkdir(parents=True)
        keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
        signed = f"[signed-by={keys}] " if os.path.exists(keys) else ""
        (work / "sources.list").write_text("".join(f"deb-src {signed}{place} {SUITE} main\n" for place in places))
        # As root, apt-get would hand the work to a user who may not write here.
        self.options = ["-q", *(word for option in (
            f"Dir::Etc::sourcelist={work}/sources.list", "Dir::Etc::sourceparts=-", f"Dir::State::lists={work}/lists",
            f"Dir::Cache={work}/cache", "APT::Sandbox::User=", "Acquire::Languages=none", "Acquire::Retries=3",
            "Debug::NoLocking=1") for word in ("-o", option))]

    def versions(self):
        run(["apt-get", *self.options, "update"], "Debian's list of source packages cannot be had.")
        told = run(["apt-cache", *self.options, "showsrc", SOURCE], f"Debian has no source package {SOURCE}.")
        return sorted(set(re.findall(r"^Version: (\S+)$", told, re.M)))

    def download(self, version):
        run(["apt-get", *self.options, "source", "--download-only", f"{SOURCE}={version}"],
            f"The source package {SOURCE} {version} cannot be had.", cwd=self.work)
        return next(self.work.glob("*.orig.tar.*"))
