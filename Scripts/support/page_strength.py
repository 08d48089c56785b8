"""Strength's screens in every state that stands still."""
import json
from urllib.parse import quote

BASE = "recordbook://strength"
# The clock of these books stands, so that a rest has the same digits on every page.
START, RESTING = "2026-11-18T17:30:00Z x0", "2026-11-18T17:30:30Z x0"
HEADER = ("title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,"
          "reps,distance_km,duration_seconds,rpe")
BENCH, SQUAT = "Bench Press (Barbell)", "Squat (Barbell)"


def log():
    """As Hevy writes it: eight weeks of two workouts each, heavier every week, and one load entered wrong."""
    rows = [HEADER]
    for week in range(8):
        # From 2026-09-21, a Monday.
        for plus, name, exercise, load in [(0, "Push", BENCH, 70 + 2.5 * week), (3, "Legs", SQUAT, 90 + 5 * week)]:
            number = 20 + 7 * week + plus
            month, day = ("Sep", number + 1) if number < 30 else ("Oct", number - 29) if number < 61 else ("Nov", number - 60)
            at = f"{day} {month} 2026"
            for index, (kind, weight, reps) in enumerate(
                    [("warmup", load / 2, 8), ("normal", load, 5), ("normal", load, 5), ("failure", load, 4)]):
                rows.append(f'"{name}","{at}, 17:00","{at}, 18:05","","{exercise}",,"",{index},{kind},{weight},{reps},,,{8 + index / 2}')
            rows.append(f'"{name}","{at}, 17:00","{at}, 18:05","","Plank",,"",0,normal,,,,{60 + week},')
    rows.append(f'"Legs","16 Nov 2026, 17:00","16 Nov 2026, 18:05","","{SQUAT}",,"",0,normal,300,5,,,')
    return "\n".join(rows) + "\n"


def squats(script, step=100):
    """Frames of a body that squats, seen from in front: `script` is of depths, None where nobody is seen."""
    found = []
    for number, depth in enumerate(script):
        hip = 300 + 100 * (depth or 0)
        points = [[400, hip - 150, 0, 0.9] for _ in range(33)]
        for y, apart, place in [(hip - 120, 80, 11), (hip - 60, 90, 13), (hip, 90, 15), (hip, 45, 23), (400, 45, 25), (500, 45, 27),
                                (510, 45, 29), (512, 50, 31)]:
            points[place][:2], points[place + 1][:2] = [400 + apart / 2, y], [400 - apart / 2, y]
        found.append({"t": 5000 + step * number, "p": None if depth is None else points})
    return found


REST = [0] * 16


def squat(depth):
    return [min(1, 1.25 * (1 - abs(frame - 10) / 10)) * depth for frame in range(20)] + [0] * 5


def form_states(book, folder, on):
    """- on: a book with a workout that is on."""
    for name, script in [("nobody", [None] * 5), ("ready", REST), ("counting", REST + squat(1) + squat(0.75)),
                         ("lost", REST + [0.2, 0.5, 0.8] + [None] * 20)]:
        watched = book(f"form-{name}", START)
        watched.serve()
        session = json.loads(watched.run("call", "strength.startForm", '{"exercise":"squat","width":1,"height":1}'))["session"]
        frames = squats(script)
        for first in range(0, len(frames), 64):
            watched.run("call", "strength.addPoses", json.dumps({"session": session, "frames": frames[first:first + 64]}))
        yield f"strength-form-{name}", watched, f"{BASE}/form"
    path = folder / "squats.poses.jsonl"
    film = squats(REST + squat(1) + squat(0.75) + squat(0.45) + squat(1) + squat(1))
    path.write_text("\n".join([
        '{"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"squat"}', *map(json.dumps, film)]) + "\n",
        encoding="utf-8")
    yield "strength-form-none", on, f"{BASE}/form"
    yield "strength-form-results", on, f"{BASE}/form/results?path={quote(str(path), safe='')}"


def strength_states(book, folder):
    """- book: makes a book of a name and a clock."""
    file = folder / "log.csv"
    file.write_text(log(), encoding="utf-8")
    empty, full = book("no-workouts", START), book("workouts", START)
    full.run("import", file)
    for day, weight in [("2026-09-21", "84"), ("2026-10-12", "83.1"), ("2026-11-02", "82.4"), ("2026-11-16", "82.5")]:
        full.run("strength", "body-weight", f"{weight}kg", "--day", day)
    full.run("strength", "save-routine", "Full Body", "Bench Press:3x5", "Barbell Squat:3x5")
    full.run("strength", "schedule", "r1", "--day", "2026-11-18")
    full.run("strength", "schedule", "r1", "--day", "2026-11-17")
    full.run("strength", "exercise", "Sandbag carry", "--measure", "distance")
    full.run("strength", "favorite", "Plank")
    on, paused = book("lifting", START), book("pausing", START)
    for one in [on, paused]:
        one.run("import", file)
        one.run("strength", "save-routine", "Full Body", "Bench Press:3x5", "Barbell Squat:3x5")
        one.run("strength", "start", "r1")
        one.run("strength", "set", "90kg", "x5", "@8.5")
    paused.run("strength", "pause")
    on.environment = on.environment | {"RECORDBOOK_CLOCK": RESTING}
    yield "strength-home-empty", empty, f"{BASE}/home"
    yield "strength-home", full, f"{BASE}/home"
    yield "strength-home-lifting", on, f"{BASE}/home"
    yield "strength-workouts-empty", empty, f"{BASE}/workouts"
    yield "strength-workouts", full, f"{BASE}/workouts"
    yield "strength-workout", full, f"{BASE}/workouts/s20261109T170000"
    yield "strength-workout-suspicious", full, f"{BASE}/workouts/s20261116T170000"
    yield "strength-set-suspicious", full, f"{BASE}/workouts/s20261116T170000/sets/1"
    yield "strength-active-none", empty, f"{BASE}/active"
    yield "strength-active", on, f"{BASE}/active"
    yield "strength-active-paused", paused, f"{BASE}/active"
    yield "strength-active-set", on, f"{BASE}/active/sets/1"
    yield "strength-rest", on, f"{BASE}/rest"
    yield "strength-rest-over", full, f"{BASE}/rest"
    yield "strength-picker", on, f"{BASE}/exercises?query=mrtyv%20tah"
    yield "strength-picker-filter", full, f"{BASE}/exercises?filter=muscle"
    yield "strength-picker-none", full, f"{BASE}/exercises?query=xyzzy"
    yield "strength-exercise", full, f"{BASE}/exercises/Barbell_Squat"
    yield "strength-exercise-empty", empty, f"{BASE}/exercises/Plank"
    yield "strength-own", full, f"{BASE}/own/own-1"
    yield "strength-routine", full, f"{BASE}/routines/r1"
    yield "strength-routine-draft", full, f"{BASE}/routines/r1?draft=Legs;Barbell_Squat,,90%7Cnormal,100000kg,5,,,"
    yield "strength-routine-new", full, f"{BASE}/new-routine?exercise=Plank"
    yield "strength-schedule", full, f"{BASE}/routines/r1/schedule"
    yield "strength-profile-empty", empty, f"{BASE}/profile"
    yield "strength-profile", full, f"{BASE}/profile"
    yield "strength-more", full, f"{BASE}/more"
    yield from form_states(book, folder, on)
