"""Running's screens in every state that stands still, and the numbers of its storyboard, measured where RunBuddy's design
is shown at the usual size of text."""
import datetime
import json
import math

# The book's clock begins here, so that weeks stand still.
CLOCK = "2026-11-22T09:12:05Z"
BASE = "recordbook://running"
WEEK = [("2026-11-10T06:45:00Z", [(3000, 960)]), ("2026-11-17T06:45:00Z", [(1000, 300), (4200, 1320)]),
        ("2026-11-19T17:30:00Z", [(7000, 2275)]), ("2026-11-21T08:00:00Z", [(3600, 1100)]),
        ("2026-11-21T18:00:00Z", [(400, 40)])]


def tcx(start, legs):
    """A watch's file: a lap a leg of so many metres in so many seconds, each at a right angle to the one before."""
    begin = datetime.datetime.fromisoformat(start.replace("Z", "+00:00"))
    at = lambda seconds: (begin + datetime.timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")
    passed, metres, place, laps = 0, 0.0, [50.0875, 14.4214], []
    point = lambda: (f"<Trackpoint><Time>{at(passed)}</Time><Position><LatitudeDegrees>{place[0]:.7f}</LatitudeDegrees>"
                     f"<LongitudeDegrees>{place[1]:.7f}</LongitudeDegrees></Position><AltitudeMeters>{200 + passed % 40}"
                     f"</AltitudeMeters><DistanceMeters>{metres:.3f}</DistanceMeters></Trackpoint>")
    for number, (length, time) in enumerate(legs):
        first, points = passed, [point()]
        while passed < first + time:
            step = min(5, first + time - passed)
            metres += length * step / time
            place[number % 2] += length * step / time / (111200, 71300)[number % 2]
            passed += step
            points.append(point())
        laps.append(f'<Lap StartTime="{at(first)}"><TotalTimeSeconds>{time}</TotalTimeSeconds><DistanceMeters>{length}'
                    f"</DistanceMeters><Calories>{length // 16}</Calories><Track>{''.join(points)}</Track></Lap>")
    return ('<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">'
            f'<Activities><Activity Sport="Running"><Id>{start}</Id>{"".join(laps)}<Creator><Name>Watch</Name></Creator>'
            "</Activity></Activities></TrainingCenterDatabase>")


def streamed(start, seconds, accuracy, stands=0):
    """What a program streams of a winding way, a fix a second; JSON, one a line.
    - stands: so many seconds at the end in one place."""
    begin, lines, place = datetime.datetime.fromisoformat(start.replace("Z", "+00:00")), [], [50.0875, 14.4214]
    for second in range(seconds + stands):
        if second < seconds:
            heading = second / 170 + 0.9 * math.sin(second / 53)
            place[0] += 2.9 * math.cos(heading) / 111200
            place[1] += 2.9 * math.sin(heading) / 71300
        at = (begin + datetime.timedelta(seconds=second)).strftime("%Y-%m-%dT%H:%M:%SZ")
        lines.append(json.dumps({"time": at, "lat": round(place[0], 7), "lon": round(place[1], 7), "accuracy": accuracy}))
    return "\n".join(lines) + "\n"


START = "2026-11-22T08:00:00Z"
# Of a run under way: its name, the book's clock, seconds run, their accuracy in metres, seconds standing, and what follows.
LIVE = [
    ("acquiring", "2026-11-22T08:00:04Z", 0, 0, 0, []),
    ("running", "2026-11-22T08:20:40Z", 1240, 5, 0, [["lap"]]),
    ("paused", "2026-11-22T08:20:45Z", 1240, 5, 0, [["lap"], ["pause"]]),
    ("auto-paused", "2026-11-22T08:11:00Z", 600, 5, 59, []),
    ("weak", "2026-11-22T08:10:00Z", 600, 35, 0, []),
    ("lost", "2026-11-22T08:10:40Z", 600, 5, 0, []),
    ("interrupted", "2026-11-22T08:40:00Z", 600, 5, 0, []),
    ("long", "2026-11-22T09:05:10Z", 3910, 5, 0, []),
    ("finished", "2026-11-22T08:20:45Z", 1240, 5, 0, [["stop"]]),
]


def live_states(make):
    """Runs under way.
    - make: a book by its name and clock."""
    for name, clock, seconds, accuracy, stands, after in LIVE:
        book = make(f"track-{name}", clock)
        book.run("run", "start", "--at", START)
        if seconds:
            book.run("run", "feed", input=streamed(START, seconds, accuracy, stands))
        for words in after:
            book.run("run", *words)
        yield f"running-track-{name}", book, f"{BASE}/track"
    indoor = make("track-indoor", "2026-11-22T08:07:30Z")
    indoor.run("run", "start", "--indoor", "--at", START)
    yield "running-track-indoor", indoor, f"{BASE}/track"
    nobody = make("track-nobody", CLOCK)
    nobody.run("settings", "set", "running.location", "nobody")
    yield "running-track-nobody", nobody, f"{BASE}/track"


def running_states(empty, full, locked, folder, make):
    """- full: a book of that clock, to be filled.
    - locked: one with an account.
    - make: a book by its name and clock."""
    for number, (start, legs) in enumerate(WEEK):
        file = folder / f"run-{number}.tcx"
        file.write_text(tcx(start, legs), encoding="utf-8")
        full.run("import", file)
    run = "r20261117T064500Z"
    full.run("run", "goal", "30 km")
    full.run("run", "rename", run, "By the river")
    yield "running-welcome", empty, f"{BASE}/welcome"
    yield "running-login", locked, f"{BASE}/login"
    yield "running-login-sign-up", empty, f"{BASE}/login?mode=signup"
    yield "running-login-reset", locked, f"{BASE}/login?mode=reset"
    yield "running-home-empty", empty, f"{BASE}/home"
    yield "running-home", full, f"{BASE}/home"
    yield "running-home-year", full, f"{BASE}/home?year=2026"
    yield "running-track", empty, f"{BASE}/track"
    yield from live_states(make)
    yield "running-run", full, f"{BASE}/run/{run}"
    yield "running-run-edit", full, f"{BASE}/run/{run}/edit"
    yield "running-run-trim", full, f"{BASE}/run/{run}/trim?from=1:00&to=20:00"
    yield "running-run-split", full, f"{BASE}/run/{run}/split"
    yield "running-run-suspicious", full, f"{BASE}/run/r20261121T180000Z"
    yield "running-efforts", full, f"{BASE}/efforts"
    yield "running-efforts-empty", empty, f"{BASE}/efforts"
    yield "running-history", full, f"{BASE}/efforts/1km"
    yield "running-history-empty", empty, f"{BASE}/efforts/marathon"
    yield "running-settings", full, f"{BASE}/settings"


# The document's numbers, in points; a function of the page's boxes that tells which are not so.
STORYBOARD = """(name) => {
  const problems = [], box = s => { const e = document.querySelector(s); return e && e.getBoundingClientRect() };
  const is = (what, found, wanted) => { if (Math.abs(found - wanted) > 0.6) problems.push(`${what} is ${found.toFixed(1)}, not ${wanted}`) };
  const least = (what, found, wanted) => { if (found < wanted - 0.1) problems.push(`${what} is ${found.toFixed(1)}, below ${wanted}`) };
  // The theme's margins are 20 from 428 on.
  const main = box('main'), primary = box('main .primary'), margin = innerWidth < 428 ? 16 : 20;
  // The line of a field that a command sets is no cell: nothing in it is pressed.
  for (const row of document.querySelectorAll('main .row:not(.field > .row)')) least('a cell', row.getBoundingClientRect().height, 44);
  if (name === 'running-welcome') {
    least('the top of the stack', box('main > :not(.live, .toast)').top, 32);
    is('what is below the primary button', document.documentElement.scrollHeight - scrollY - primary.bottom, 24);
    is('the spacing', box('main > h1').top - box('main > .illustration').bottom, innerHeight <= 576 ? 16 : 24);
  }
  if (name.startsWith('running-login')) {
    const fields = [...document.querySelectorAll('main .field')].map(e => e.getBoundingClientRect());
    if (fields.length < 2) problems.push(fields.length + ' fields');
    for (const field of fields) { least('a field', field.height, 44); if (innerWidth < 500) is('the margin of the form', field.left, 20) }
  }
  if (name === 'running-home') {
    const card = box('main > .card'), list = [...document.querySelectorAll('main > .card ~ *')][1].getBoundingClientRect();
    is('the card from the bar', card.top - box('.head').bottom, 12);
    is('the margin of the card', card.left - main.left - (main.width - card.width) / 2, 0);
    if (innerWidth < 700) is('the margin of the card', card.left, margin);
    is('Start Run', primary.height, 50);
    is('the list from the button', list.top - primary.bottom, 12);
  }
  if (name.startsWith('running-track')) {
    const panel = box('main > .card'), controls = box('main > :last-child');
    is('the panel from what is above it', panel.top - (box('main > .toast')?.bottom ?? main.top), 12);
    if (innerWidth < 500) is('the margin of the panel', panel.left, 16);
    if (innerHeight > 800 && controls.bottom > innerHeight) problems.push('the controls are out of sight');
    is('what is below the controls', main.bottom - controls.bottom, 12);
    if (innerWidth < 600) is('the margin of the controls', controls.left, 16);
    const buttons = [...document.querySelectorAll('main > :last-child .button')].map(e => e.getBoundingClientRect());
    const wanted = {'running-track': 1, 'running-track-nobody': 1, 'running-track-finished': 2}[name] ?? 3;
    if (buttons.length !== wanted) problems.push(buttons.length + ' buttons');
    for (const b of buttons) { least('a button', b.height, 48); is('a button beside the first', b.width, buttons[0].width) }
    const map = box('main > .map'), cards = document.querySelectorAll('main > .card');
    if (map) { is('the left of the route', map.left, main.left); is('the right of the route', map.right, main.right) }
    if (cards[1]) is('the second card from the panel', cards[1].getBoundingClientRect().top - panel.bottom, 12);
  }
  if (name === 'running-settings') {
    const header = box('main > .card');
    if (header.height < 120 || header.height > 160) problems.push('the header is ' + header.height);
    for (const e of document.querySelectorAll('main .control label')) least('a toggle', e.getBoundingClientRect().height, 44);
  }
  if (name.startsWith('running-') && !name.startsWith('running-track') && innerWidth < 700 && box('main > .section')) {
    // A form's lists stand where its fields do.
    is('the margin of a list', box('main > .section').left, name.startsWith('running-login') ? 20 : margin);
  }
  return problems;
}"""
