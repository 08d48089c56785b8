"""The log of prayers: statistics and a year's calendar over 3, 30 and 300 years, as new processes beside the sqlite3 command
with one GROUP BY over the same rows, and in a process that holds the book as the service does; one recorded prayer beside
one corrected style."""
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
from service_under_test import Asked, built, prepare, say, timed  # noqa: E402

QUERY = "select prayer, status, count(*), sum(congregation) from log group by prayer, status"
CALENDAR = "select day, count(*) from log where day between '{0}-01-01' and '{0}-12-31' and status < 'm' group by day"


def filled(bench, folder, years):
    """A store with so many years, and a table of the same rows."""
    store, table = f"{folder}/{years}", f"{folder}/{years}.db"
    rows = [line.split(",") for line in subprocess.check_output(
        [bench, "prayer", "fill", store, str(years)], text=True).splitlines()]
    with sqlite3.connect(table) as database:
        database.execute("create table log (day text, prayer text, status text, congregation integer, primary key (day, prayer))")
        database.executemany("insert into log values (?, ?, ?, ?)", rows)
    database.close()
    return store, table, len(rows), rows[-1][0][:4]


def size(store, part):
    return sum(os.path.getsize(os.path.join(path, name)) for path, _, names in os.walk(f"{store}/prayer/{part}") for name in names)


def medians(commands, runs):
    times = {name: [] for name in commands}
    for run in range(runs + 3):
        for name, command in commands.items():
            duration = timed(command)
            if run >= 3:
                times[name].append(duration)
    return {name: statistics.median(values) for name, values in times.items()}


def processes(recordbook, store, table, year, runs):
    ours = [recordbook, "--store", store, "--no-service", "prayer", "stats"]
    last = str(int(year) - 1)
    return medians({
        "stats all": [*ours, "all"], "stats --calendar": [*ours, "--calendar", last],
        "sqlite3, all": ["sqlite3", table, QUERY], "sqlite3, a year": ["sqlite3", table, CALENDAR.format(last)],
    }, runs)


def held(bench, store, runs):
    log = Asked(bench, "prayer", "log", store)
    kinds = ["statistics", "calendar", "entry"]
    times = {kind: [] for kind in kinds}
    for run in range(runs + 3):
        for kind in kinds:
            duration = log(kind)
            if run >= 3:
                times[kind].append(duration)
    log.close()
    return {kind: statistics.median(values) for kind, values in times.items()}


def edits(bench, folder, store, runs):
    """One recorded prayer, one corrected style of 6,000 swims, both as the service makes them, each a synced line; then what
    is kept beside the section, which nobody waits for; and a journal's line alone, in turn."""
    log, swims = Asked(bench, "prayer", "log", store), Asked(bench, "prayer", "swims", f"{folder}/swims")
    lines = Asked(bench, "store", f"{folder}/edits")
    rounds = [(log("entry"), log("kept"), swims("entry"), swims("kept"), lines("append")) for _ in range(runs * 5)][5:]
    for asked in (log, swims, lines):
        asked.close()
    return [statistics.median(values) for values in zip(*rounds)]


def measure(runs, spans):
    prepare("sqlite3")
    recordbook, bench = built("recordbook"), built("recordbook-bench")
    with tempfile.TemporaryDirectory() as folder:
        for years in spans:
            say(f"recording {years} years of prayers")
            store, table, count, year = filled(bench, folder, years)
            print(f"{years} years, {count} entries: files of the log {size(store, 'log')} bytes, "
                  f"beside them {size(store, 'derived')} bytes")
            found = processes(recordbook, store, table, year, runs)
            # A year's calendar beside all rows, of which it is, and beside those of the year alone, which an index finds.
            for ours, theirs in (("stats all", "sqlite3, all"), ("stats --calendar", "sqlite3, all"),
                                 ("stats --calendar", "sqlite3, a year")):
                print(f"  recordbook prayer {ours:<17} {found[ours]:8.2f} ms  {found[ours] / found[theirs]:6.2f} x "
                      f"{theirs} ({found[theirs]:.2f} ms)")
            for kind, duration in held(bench, store, runs).items():
                print(f"  in the service: {kind:<19} {duration:8.2f} ms")
            if years == spans[len(spans) // 2]:
                entry, kept, edit, kept_edit, line = edits(bench, folder, store, runs)
                print(f"  one prayer recorded {entry:.3f} ms, then kept beside it {kept:.3f} ms; a corrected style {edit:.3f} ms, "
                      f"then {kept_edit:.3f} ms: {entry / edit:.2f} x, with that {(entry + kept) / (edit + kept_edit):.2f} x")
                print(f"  a journal's line alone {line:.3f} ms: a prayer {entry / line:.2f} x, with what is kept {(entry + kept) / line:.2f} x")
        empty = [recordbook, "--store", f"{folder}/none", "--no-service"]
        today = [recordbook, "--store", f"{folder}/{spans[len(spans) // 2]}", "--no-service", "prayer", "today"]
        found = medians({"swim records": [*empty, "swim", "records"], "prayer today": today}, runs * 3)
        print(f"prayer today {found['prayer today']:.2f} ms, swim records of an empty book {found['swim records']:.2f} ms: "
              f"{found['prayer today'] / found['swim records']:.2f} x")
