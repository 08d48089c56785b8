"""Whether the two systems' folders declare the same, as far as others can see, for check-darwin."""
import re

FOLDERS = ("Linux", "Darwin")
# The pollers, which differ in name; and whatever is under a condition elsewhere, which the design keeps to these.
PAIR = {"EpollPoller": "Poller", "KqueuePoller": "Poller"}
CONDITIONAL = {"Sources/Infrastructure/Libc/Libc.swift", "Sources/Composition/Service/ServiceManagerKind.swift",
               "Sources/Infrastructure/IPC/Socket/SocketPlace.swift"}
CONDITION = re.compile(r"#(?:else)?if\b.*\b(os|canImport|arch|targetEnvironment)\(")
DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? )*"
    r"(?P<words>(?:(?:package|public|internal|private|fileprivate|static|final|mutating|nonisolated(?:\(unsafe\))?) )*)"
    r"(?P<kind>func|var|let|init|deinit|typealias|struct|class|enum|extension|case)\b(?P<rest>.*)$")


def declarations(text):
    """Names with their containers and labels: `Calls.accept(_)`, `ThisProcess.programLink`. Private ones are left out."""
    found, outer = set(), []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        match = DECLARATION.match(line)
        if not match:
            continue
        level = len(match["indent"]) // 2
        outer = outer[:level]
        if len(outer) < level or "private" in match["words"]:
            continue
        kind, rest = match["kind"], match["rest"]
        while rest.count("(") > rest.count(")"):
            number += 1
            rest += " " + lines[number].strip()
        name = re.match(r"\s*`?([\w.]*)", rest)[1]
        if kind == "let":
            kind = "var"
        if kind in ("struct", "class", "enum", "extension"):
            outer.append(PAIR.get(name, name))
            found.add(f"{kind} {outer[-1]}")
        elif kind == "case":
            found.add(".".join([*outer, f"case{rest}"]))
        elif kind != "deinit":
            marks = "static " * ("static" in match["words"]) + "package " * ("package" in match["words"])
            found.add(marks + ".".join([*outer, kind + (name and f" {name}") + signature(kind, rest)]))
    return found


def signature(kind, rest):
    """What callers see of a function: its labels, whether it can fail, and what it returns."""
    if kind not in ("func", "init"):
        return ""
    place = rest.index("(")
    depth, end = 0, place
    for end in range(place, len(rest)):
        depth += {"(": 1, ")": -1}.get(rest[end], 0)
        if depth == 0:
            break
    labels = re.findall(r"(?:^|,)\s*(\w+)(?=[\w\s]*:)", flattened(rest[place + 1:end]))
    after = re.sub(r"\s*\{.*", "", rest[end + 1:]).strip()
    return "?" * rest.startswith("?") + f"({', '.join(labels)})" + (after and f" {after}")


def flattened(parameters):
    """The parameters without what stands in brackets in their types."""
    while re.search(r"[(\[<][^()\[\]<>]*[)\]>]", parameters.replace("->", "  ")):
        parameters = re.sub(r"[(\[<][^()\[\]<>]*[)\]>]", "", parameters.replace("->", "  "))
    return parameters


def differences(root):
    """One line for each thing that only one of the systems declares, and for each condition where none may be."""
    system = root / "Sources/Infrastructure/System"
    files = {folder: {PAIR.get(file.stem, file.stem): file for file in sorted((system / folder).glob("*.swift"))}
             for folder in FOLDERS}
    lines = []
    for here, there in (FOLDERS, FOLDERS[::-1]):
        for name, other in files[there].items():
            if name not in files[here]:
                lines.append(f"{(system / here).relative_to(root)}: has no {name}.swift, unlike {there}")
                continue
            file = files[here][name]
            missing = declarations(other.read_text(encoding="utf-8")) - declarations(file.read_text(encoding="utf-8"))
            lines += [f"{file.relative_to(root)}: does not declare {one}, unlike {there}" for one in sorted(missing)]
    for file in sorted((root / "Sources").rglob("*.swift")):
        path = str(file.relative_to(root))
        if path not in CONDITIONAL and CONDITION.search(file.read_text(encoding="utf-8")):
            lines.append(f"{path}: depends on the system by a condition, instead of a file in System's Linux and Darwin")
    return lines
