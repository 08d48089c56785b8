"""Made-up swims for the proofs, and the programs that they try."""
import json
import os
import subprocess
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FIRST_DAY = 1_704_067_200


def built(product):
    run = subprocess.run([f"{ROOT}/Scripts/build", product], check=True, stdout=subprocess.PIPE, text=True)
    return run.stdout.split()[-1]


def export(path, first_day, days):
    """A health export of a swim of eight laps a day, from a day of 2024 on."""
    swims = []
    for number in range(first_day, first_day + days):
        day = time.strftime("%Y-%m-%d", time.gmtime(FIRST_DAY + 86_400 * number))
        laps = "".join(
            f'<WorkoutEvent type="HKWorkoutEventTypeLap" date="{day} 07:{lap // 2:02}:{lap % 2 * 30:02} +0000" '
            f'duration="{0.4 + (number * 7 + lap) % 9 / 100}" durationUnit="min">'
            '<MetadataEntry key="HKSwimmingStrokeStyle" value="2"/></WorkoutEvent>' for lap in range(8))
        swims.append(
            '<Workout workoutActivityType="HKWorkoutActivityTypeSwimming" duration="4" durationUnit="min" '
            f'sourceName="Watch" startDate="{day} 07:00:00 +0000" endDate="{day} 07:05:00 +0000">'
            '<MetadataEntry key="HKLapLength" value="25 m"/><MetadataEntry key="HKSwimmingLocationType" value="1"/>'
            f'{laps}</Workout>')
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'<?xml version="1.0"?>\n<HealthData locale="en_GB">\n{"".join(swims)}\n</HealthData>\n')
    return path


def segment(day):
    return time.strftime("%Y%m%dT070000Z.1", time.gmtime(FIRST_DAY + 86_400 * day))


def backup(path):
    """The names of the workouts in a backup, and the corrections that stand, in the order made."""
    with open(path, encoding="utf-8") as file:
        items = json.load(file)["items"]
    changes, gone = [item for item in items if "n" in item], set()
    for change in reversed(changes):
        if change["n"] not in gone:
            undos = [entry["undo"] for entry in change["entries"] if "undo" in entry]
            gone |= {number for undo in undos for number in (undo if isinstance(undo, list) else [undo])}
    made = [entry["value"] for change in changes if change["n"] not in gone for entry in change["entries"]
            if entry.get("add") == "correction"]
    ids, is_earlier = [], False
    for item in items:
        # Behind this line come imports, and the rows that they replaced or that were undone.
        is_earlier = '"earlier"' in item["line"] if "line" in item else is_earlier and "file" not in item
        line = item.get("element", item.get("value"))
        if line is not None and not is_earlier:
            ids.append(line["id"])
    return ids, made
