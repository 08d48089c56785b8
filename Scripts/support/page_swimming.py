"""The screens of swimming beyond those of the source design, in their states: swims with their sets, splits, what lies side
by side, records of all pools and periods, totals, progress, and meets."""
import json


def swimming_states(demo, empty, meets):
    """Name, book and route of each. Meets have a book of their own, so that the others keep their records."""
    base = "recordbook://swimming"
    swims = json.loads(demo.run("--json", "swim", "list"))["swims"]
    latest, before = [swim["id"] for swim in swims if swim["lapCount"]][:2]
    lake = next(swim["id"] for swim in swims if not swim["lapCount"])
    yield "swim", demo, f"{base}/swims/{latest}"
    yield "swim-lake", demo, f"{base}/swims/{lake}"
    yield "swim-splits", demo, f"{base}/segments/{latest}.1/splits"
    yield "swim-compare", demo, f"{base}/compare?first={latest}&second={before}"
    yield "swim-compare-attempts", demo, f"{base}/compare?first={latest}.1&second={latest}.2"
    yield "swim-all-records", demo, f"{base}/all-records"
    yield "swim-bests", demo, f"{base}/bests?by=season"
    yield "swim-fallen", demo, f"{base}/fallen"
    yield "swim-statistics", demo, f"{base}/statistics/month"
    yield "swim-statistics-empty", empty, f"{base}/statistics/week"
    yield "swim-progress", demo, f"{base}/progress"
    yield "swim-season", demo, f"{base}/seasons"
    yield "swim-results-empty", empty, f"{base}/results"
    for words in RESULTS:
        meets.run("swim", "add-result", *words)
    meets.run("settings", "set", "swimming.points-table", "female")
    yield "swim-results", meets, f"{base}/results"
    yield "review", demo, "recordbook://review"


RESULTS = [
    ["free", "100", "1:12.34", "--course", "25", "--day", "2025-11-08", "--meet", "Club Cup", "--city", "Plzeň"],
    ["im", "200", "2:58.00", "--course", "25", "--day", "2025-11-09", "--meet", "Club Cup", "--city", "Plzeň"],
    ["fly", "50", "36.20", "--course", "50", "--day", "2026-06-20", "--meet", "Open, Summer"],
]
