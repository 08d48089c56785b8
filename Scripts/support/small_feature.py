"""A copy of the tree with the small feature of Tests/SmallFeature in it, once or under several names."""
import os
import pathlib
import re
import subprocess
import sys

HOME = pathlib.Path(__file__).resolve().parent.parent.parent
SMALL = "Tests/SmallFeature/"
NAME = "Reading"


def lines(names):
    """What is changed outside the features' folders: a file, what stands there and what takes its place."""
    small = [name.lower() for name in names]
    listed = "".join(f", .{name}" for name in small)
    quoted = "".join(f', "{name}"' for name in names)
    yield "Package.swift", 'let features = ["Swimming"', f'let features = ["Swimming"{quoted}'
    yield "Sources/Composition/Feature.swift", "[Feature] = [.swimming", f"[Feature] = [.swimming{listed}"
    yield ("Sources/CommandLine/CommandTable+All.swift", "[FeatureCommands] = [.swimming",
           f"[FeatureCommands] = [.swimming{listed}")
    yield ("Sources/CommandLine/CommandTable+All.swift", "import SwimmingCommandLine",
           "".join(f"import {name}CommandLine\n" for name in names) + "import SwimmingCommandLine")
    yield ("Tests/Specs/World/StepDefinition.swift", "    + swimmingSteps",
           "    + swimmingSteps" + "".join(f" + {name}Steps" for name in small))


def renamed(text, name):
    """The same under another name; `Output.schema, .reading` is the kernel's word for failures of reading."""
    return re.sub(f"(?<!schema, \\.){NAME.lower()}", name.lower(), text.replace(NAME, name))


def copy(tree, names):
    """Makes the copy, or brings it up to date, with one feature of each name.

    Returns what was changed outside the features' folders: the file and the new line."""
    listed = subprocess.check_output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=HOME,
                                     text=True).split("\0")
    files = {name: (HOME / name).read_bytes() for name in listed if name and (HOME / name).is_file()}
    for path in [path for path in files if path.startswith(SMALL)]:
        content = files.pop(path).decode()
        for name in names:
            inner = renamed(path[len(SMALL):], name)
            if inner in files:
                sys.exit(f"{inner}: of the small feature, and there already")
            files[inner] = renamed(content, name).encode()
    changed = []
    for path, old, new in lines(names):
        text = files[path].decode()
        if text.count(old) != 1:
            sys.exit(f"{path}: \"{old}\" stands there {text.count(old)} times, not once")
        files[path] = text.replace(old, new).encode()
        changed.append((path, new.splitlines()[0].strip()))
    for path, content in files.items():
        put(tree / path, content)
        os.chmod(tree / path, (HOME / path).stat().st_mode if (HOME / path).exists() else 0o644)
    for folder in ("Sources", "Tests", "Specs"):
        for path in (tree / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(tree)) not in files:
                path.unlink()
    return changed


def put(path, content):
    """Writes what differs only, so that the next build makes only that."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
