import KernelDomain
import StrengthDomain
import StrengthInfrastructure

/// What the rules make of a log, in the form of the expected outcomes: exercises by the log's own names.
enum LogOutcome {
  static func json(_ read: ReadWorkouts, unit: MassUnit?) -> LogJSON {
    let records = StrengthRecords(read.workouts) { exercise in
      guard case .named(let name, _) = exercise else { preconditionFailure("a log names its exercises") }
      return (ExerciseID(name), AssistanceRule.isAssisted(name))
    }
    let blocks = read.workouts.flatMap(\.blocks)
    let sets = blocks.flatMap(\.sets)
    var members: [String: LogJSON] = [
      "format": .text(read.format.rawValue), "workouts": .number(Int64(read.workouts.count)),
      "sets": .number(Int64(read.setCount)),
      "kinds": .object(
        Dictionary(grouping: sets, by: \.kind.rawValue).mapValues { .number(Int64($0.count)) }),
      "supersets": .number(Int64(read.workouts.reduce(0) { $0 + Set($1.blocks.compactMap(\.superset)).count })),
      "rests": .number(Int64(sets.count { $0.plannedRest != nil })),
      "skipped": .object(
        ["rest": read.skipped[.rest] ?? 0, "note": read.skipped[.note] ?? 0, "empty": read.skipped[.empty] ?? 0].filter
        { $0.value > 0 }.mapValues {
          .number(Int64($0))
        }),
      "weeks": .list(records.weeks.map { .list([.text($0.week.description), .number($0.tenths)]) }),
      "exercises": .list(records.exercises.sorted { $0.key < $1.key }.map { json($0.key, $0.value) }),
    ]
    if let unit { members["unit"] = .text(unit.rawValue) }
    if let first = read.workouts.first, let last = read.workouts.last {
      members["first"] = .text(first.id.description)
      members["last"] = .text(last.id.description)
    }
    return .object(members)
  }

  private static func json(_ id: ExerciseID, _ records: ExerciseRecords) -> LogJSON {
    var members: [String: LogJSON] = [
      "exercise": .text(id.text), "workouts": .number(Int64(records.workouts)), "sets": .number(Int64(records.sets)),
      "working": .number(Int64(records.workingSets)), "volumeTenthsKg": .number(records.volumeTenths),
    ]
    func put(_ name: String, _ record: LiftRecord?) {
      guard let record else { return }
      members[name] = .object(
        place(record.place).merging([
          "tenthsKg": .number(record.tenths), "reps": .number(Int64(record.reps)),
          "load": .object([
            "thousandths": .number(Int64(record.load.thousandths)), "unit": .text(record.load.unit.rawValue),
          ]),
        ]) { one, _ in one })
    }
    put("heaviest", records.heaviest)
    put("oneRepMax", records.oneRepMax)
    put("setVolume", records.setVolume)
    put("leastAssistance", records.leastAssistance)
    if let volume = records.workoutVolume {
      members["workoutVolume"] = .object([
        "tenthsKg": .number(volume.tenths), "workout": .text(volume.workout.description),
        "day": .text(volume.workout.clock.day.description),
      ])
    }
    for (measure, record) in records.unloaded {
      var told = place(record.place)
      switch measure {
      case .mostReps:
        told["count"] = .number(record.value)
        told["reps"] = .number(record.value)
      case .farthest: told["millimetres"] = .number(record.value)
      case .longest: told["seconds"] = .number(record.value)
      }
      members["\(measure)"] = .object(told)
    }
    if !records.repMaxes.isEmpty {
      members["repMaxes"] = .list(
        records.repMaxes.enumerated().map { index, record in
          .list([
            .number(Int64(index + 1)), .number(record.tenths), .text(record.place.workout.description),
            .number(Int64(record.place.set)),
          ])
        })
    }
    if !records.suspicious.isEmpty {
      members["suspicious"] = .list(
        records.suspicious.map {
          .object(["workout": .text($0.workout.description), "set": .number(Int64($0.set))])
        })
    }
    return .object(members)
  }

  private static func place(_ place: SetPlace) -> [String: LogJSON] {
    [
      "workout": .text(place.workout.description), "set": .number(Int64(place.set)),
      "day": .text(place.workout.clock.day.description),
    ]
  }
}
