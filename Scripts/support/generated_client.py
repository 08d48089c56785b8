"""A client made from an OpenRPC document alone: no method, parameter or member of the book is named here.

What it relies on is OpenRPC, JSON Schema, and what `info.description` says of the document's extensions: `x-kind`,
`x-from`, `x-pages`, `x-events` and `x-notifications`.
"""
import dataclasses
import itertools
import json

import jsonschema

READING = ("query", "inspection", "examination")


class Refused(Exception):
    """The service answered with an error."""


class Document:
    def __init__(self, document):
        self.document = document
        self.methods = {method["name"]: method for method in document["methods"]}

    def resolved(self, schema):
        while "$ref" in schema:
            found = self.document
            for step in schema["$ref"].removeprefix("#/").split("/"):
                found = found[step]
            schema = found
        return schema

    def parts(self, schema):
        """The schema and those that it is made of."""
        schema = self.resolved(schema)
        yield schema
        for part in schema.get("allOf", []):
            yield from self.parts(part)

    def alternatives(self, schema):
        for part in self.parts(schema):
            yield part
            for one in part.get("anyOf", []):
                yield from self.alternatives(one)

    def problems(self, value, schema):
        """What is wrong with a value: JSON Schema's view, and members that no schema names."""
        whole = {**schema, "components": self.document["components"]}
        found = [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
                 for error in jsonschema.Draft7Validator(whole).iter_errors(value)]
        return found + [f"{place}: no schema names it" for place in self.unknown(value, schema)]

    def unknown(self, value, schema, place=""):
        parts = list(self.alternatives(schema))
        if isinstance(value, list):
            items = next((part["items"] for part in parts if "items" in part), None)
            for element in value if items is not None else []:
                yield from self.unknown(element, items, f"{place}/*")
        if isinstance(value, dict) and any("properties" in part or "additionalProperties" in part for part in parts):
            for name, member in value.items():
                named = [part["properties"][name] for part in parts if name in part.get("properties", {})]
                named += [part["additionalProperties"] for part in parts if "additionalProperties" in part]
                if named:
                    yield from self.unknown(member, named[0], f"{place}/{name}")
                else:
                    yield f"{place}/{name}"


@dataclasses.dataclass
class Line:
    """What became of one method's calls."""
    method: str
    kind: str
    calls: int = 0
    pages: int = 0
    bytes: int = 0
    problems: list = dataclasses.field(default_factory=list)


class GeneratedClient:
    """Calls methods with what the document says they take, and holds every answer against it."""

    def __init__(self, document, connection, most=12):
        self.document, self.connection, self.most = Document(document), connection, most
        self.lines = {}
        self.known = {}

    def line(self, method):
        return self.lines.setdefault(method["name"], Line(method["name"], method["x-kind"]))

    # Calls

    def call(self, method, params):
        """The whole answer: the lists of its pages put together."""
        key = method["name"], json.dumps(params, sort_keys=True)
        if key in self.known:
            return self.known[key]
        line = self.line(method)
        line.calls += 1
        paging, whole, cursor = method.get("x-pages"), None, None
        while whole is None or cursor is not None:
            page = self.page(method, line, {**params, paging["param"]: cursor} if cursor else params)
            cursor = page.pop(paging["cursor"], None) if paging else None
            if whole is None:
                whole = page
            else:
                for name, value in page.items():
                    if isinstance(value, list):
                        whole[name] += value
        line.problems += self.document.problems(whole, method["result"]["schema"])
        self.known[key] = whole
        return whole

    def page(self, method, line, params):
        answer = self.connection.ask(method["name"], params)
        if "error" in answer:
            declared = [self.document.resolved(error)["code"] for error in method["errors"]]
            told = "as declared" if answer["error"]["code"] in declared else "NOT DECLARED"
            raise Refused(f"{method['name']} {params}: {answer['error']} ({told})")
        line.pages += 1
        line.bytes += len(json.dumps(answer["result"], separators=(",", ":"), ensure_ascii=False).encode())
        line.problems += self.document.problems(answer["result"], method["result"]["schema"])
        return answer["result"]

    # What it calls methods with

    def reserved(self, method):
        """Of the wire: how answers are paged and followed."""
        return {method.get("x-pages", {}).get("param"), "progressToken"}

    def candidates(self, param):
        """Values of a parameter: those found in other answers, else its choices, else its examples."""
        parts = list(self.document.alternatives(param["schema"]))
        for source in itertools.chain.from_iterable(part.get("x-from", []) for part in parts):
            found = self.found(source)
            if found:
                return found
        choices = [value for part in parts for value in part.get("enum", [])]
        if any(part.get("type") == "boolean" for part in parts):
            choices += [True, False]
        return choices or [value for part in parts for value in part.get("examples", [])]

    def found(self, source):
        values = [self.call(self.document.methods[source["method"]], {})]
        for step in source["pointer"].strip("/").split("/"):
            if step == "*":
                values = [element for value in values for element in value]
            else:
                values = [value[step] for value in values if step in value]
        return list(dict.fromkeys(values))

    def arguments(self, method):
        """With nothing but what is required, then with some values of each parameter in turn."""
        params = [param for param in method["params"] if param["name"] not in self.reserved(method)]
        values = {param["name"]: self.candidates(param) for param in params}
        base = {param["name"]: values[param["name"]][0] for param in params if param.get("required")}
        yield base
        for name, some in values.items():
            for value in some[:self.most]:
                yield {**base, name: value}

    def call_all(self):
        """Every method that changes nothing."""
        for method in self.document.document["methods"]:
            if method["x-kind"] not in READING:
                continue
            try:
                for params in self.arguments(method):
                    self.call(method, params)
            except (Refused, IndexError) as problem:
                self.line(method).problems.append(str(problem) or "the document does not say what it takes")
        return list(self.lines.values())


class EventFollower:
    """Hears what the document says is told, on a connection of its own."""

    def __init__(self, document, connection):
        self.document, self.connection = Document(document), connection
        self.told = document["x-events"]
        answer = connection.ask(self.told["subscribe"], {})
        method = self.document.methods[self.told["subscribe"]]
        self.problems = self.document.problems(answer["result"], method["result"]["schema"])

    def next(self):
        """The name of the next event."""
        notification = json.loads(self.connection.line())
        known = {one["name"]: one for one in self.document.document["x-notifications"]}[notification["method"]]
        params = notification["params"]
        self.problems += self.document.problems(params, known["params"])
        if notification["method"] != self.told["notification"]:
            return notification["method"]
        events = {event["name"]: event for event in self.told["events"]}
        if params["event"] not in events:
            self.problems.append(f"{params['event']}: the document knows no such event")
        else:
            self.problems += self.document.problems(params["details"], events[params["event"]]["details"])
        return params["event"]
