#!/usr/bin/env python3
"""The records of a book by SQLite, for `Scripts/bench recalculate`: the rules of the project as queries.

Laps come as lines of workout, lap, course, pool in centimetres, start and duration in milliseconds, style (as in the
project: 0 freestyle, 1 backstroke, 2 breaststroke, 3 butterfly, 4 mix, 5 unknown, 6 drill, 7 kickboard) and rest marker.
"""
import sqlite3
import time

LIMITS = [260, 235, 210, 245, 260, 260, 0, 0]  # centimetres a second
METRES = [50, 100, 200, 300, 400, 500, 600, 800, 1000, 1500]
YARDS = [50, 100, 200, 300, 400, 500, 600, 1000, 1650]


def distances(course, pool):
    """The distances of a course, with the lengths that make them; in hundredths of a millimetre, as yards ask for."""
    unit, wanted = (91_440, YARDS) if course == "scy" else (100_000, METRES)
    length = pool * 1_000
    for distance in wanted:
        lengths = (2 * distance * unit + length) // (2 * length)
        if lengths and abs(lengths * length - distance * unit) <= lengths * 1_000:
            yield distance, lengths


class SQLiteBook:
    def __init__(self, text):
        rows = [line.split(",") for line in text.splitlines()]
        self.database = sqlite3.connect(":memory:")
        self.database.execute(
            "create table laps (id integer primary key, workout integer, lap integer, course text, pool integer,"
            " start integer, duration integer, style integer, marker integer)")
        self.database.executemany(
            "insert into laps values (null, ?, ?, ?, ?, ?, ?, ?, ?)",
            ([int(row[0]), int(row[1]), row[2], *map(int, row[3:])] for row in rows))
        self.database.execute("create table limits (style integer primary key, speed integer)")
        self.database.executemany("insert into limits values (?, ?)", enumerate(LIMITS))
        self.pools = sorted({(row[2], int(row[3])) for row in rows})
        lengths = [(c, p, d, n) for c, p in self.pools for d, n in distances(c, p)]
        self.database.execute("create table lengths (course text, pool integer, distance integer, laps integer)")
        self.database.executemany("insert into lengths values (?, ?, ?, ?)", lengths)

    def milliseconds(self):
        begin = time.perf_counter()
        self.work()
        return (time.perf_counter() - begin) * 1000

    def records(self):
        return self.work()

    def work(self):
        for statement in STATEMENTS:
            self.database.execute(statement)
        rows = self.database.execute(RECORDS).fetchall()
        return {tuple(row[:3]): tuple(row[3:]) for row in rows}


STATEMENTS = [
    "drop table if exists timed",
    """create temp table timed as
       with gaps as (
         select *, start - lag(start + duration) over (partition by workout order by lap) as gap from laps),
       broken as (
         select *, gap is null or gap > iif(marker, 3000, 10000) as opens from gaps),
       ranked as (
         select *, iif(not opens and gap > 1500, gap, 0) as rest,
           iif(opens or gap > 1500, 0, gap) as drift,
           count(*) over (partition by workout, style) as others,
           row_number() over (partition by workout, style order by duration) as place
         from broken),
       judged as (
         select *,
           duration * speed < pool * 1000 or others >= 6 and 18 * duration < 5 * (
             max(iif(place = (others + 1) / 2, duration, 0)) over (partition by workout, style)
             + max(iif(place = others / 2 + 1, duration, 0)) over (partition by workout, style)) as barred
         from ranked join limits using (style))
       select *, sum(opens) over all_laps as segment, sum(rest + duration) over all_laps as ends,
         sum(drift) over all_laps as drifts,
         opens or barred or lag(barred) over all_laps or style <> lag(style) over all_laps as breaks
       from judged window all_laps as (order by id)""",
    "drop table if exists runs",
    """create temp table runs (id integer primary key, workout integer, lap integer, course text, pool integer,
       start integer, style integer, barred integer, segment integer, run integer, begins integer, ends integer,
       drifts integer)""",
    """insert into runs
       select id, workout, lap, course, pool, start, style, barred, segment, sum(breaks) over (order by id),
         ends - duration, ends, drifts from timed""",
    "drop table if exists medleys",
    """create temp table medleys as
       with lengths as (
         select run, segment, style, max(barred) as barred, count(*) as laps, min(id) as first from runs group by run),
       fours as (
         select *, lead(first, 1) over next_runs as second, lead(style, 1) over next_runs as style2,
           lead(style, 2) over next_runs as style3, lead(style, 3) over next_runs as style4,
           lead(laps, 1) over next_runs as laps2, lead(laps, 2) over next_runs as laps3,
           lead(laps, 3) over next_runs as laps4,
           barred or lead(barred, 1) over next_runs or lead(barred, 2) over next_runs
             or lead(barred, 3) over next_runs as any_barred
         from lengths window next_runs as (partition by segment order by run))
       select second - laps2 as id, 4 * laps2 as laps from fours
       where style = 3 and style2 = 1 and style3 = 2 and style4 = 0 and laps3 = laps2 and laps >= laps2
         and laps4 >= laps2 and not any_barred""",
    "drop table if exists attempts",
    """create temp table attempts (course text, style integer, distance integer, hundredths integer, start integer,
       workout integer, first integer, last integer, segment integer)""",
    """insert into attempts
       select a.course, 4, distance,
         (b.ends - a.begins + iif(b.drifts - a.drifts > 1500, b.drifts - a.drifts, 0)) / 10, a.start, a.workout, a.lap, b.lap, a.segment
       from medleys m join runs a on a.id = m.id join runs b on b.id = m.id + m.laps - 1
       join lengths on lengths.pool = a.pool and lengths.laps = m.laps""",
    """insert into attempts
       select a.course, a.style, distance,
         (b.ends - a.begins + iif(b.drifts - a.drifts > 1500, b.drifts - a.drifts, 0)) / 10, a.start, a.workout, a.lap, b.lap, a.segment
       from runs a join lengths using (pool) join runs b on b.id = a.id + lengths.laps - 1 and b.run = a.run
       where a.style < 6 and not a.barred""",
]
RECORDS = """
with best as (
  select *, rank() over (partition by course, style, distance order by hundredths) as place from attempts),
holders as (
  select *, row_number() over (partition by course, style, distance order by start) as turn,
    dense_rank() over (partition by course, style, distance order by segment) as segments from best where place = 1)
select course, style, distance, min(hundredths), max(iif(turn = 1, workout, null)), max(iif(turn = 1, first, null)),
  max(iif(turn = 1, last, null)), max(segments) - 1
from holders group by course, style, distance"""
