import JSONCoding
import KernelApplication
import KernelDomain
import StrengthDomain

extension WorkoutID: JSONValue {}
extension RoutineID: JSONValue {}
extension ScheduleID: JSONValue {}
extension SetKind: JSONValue {}
extension MassUnit: JSONValue {}
extension ExerciseMeasure: JSONValue {}

extension BodyMeasure.Kind: JSONValue {}

extension BodyMeasure.Unit: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> BodyMeasure.Unit {
    guard let unit = BodyMeasure.Unit(try reader.string()) else { throw reader.failure(.json(.outOfRange)) }
    return unit
  }

  func write(_ writer: inout JSONWriter) { writer.string(text) }
}

/// Encodes an imported body measure, such as
/// `"id":"waist-2026-01-05","kind":"waist","day":"2026-01-05","thousandths":91000,"unit":"cm"`.
extension BodyMeasure {
  var rowID: String { "\(kind.rawValue)-\(day)" }

  var fields: JSONFields {
    ["id": rowID, "kind": kind, "day": day, "thousandths": thousandths, "unit": unit]
  }

  /// Parses the row for one body measure in a file.
  static func readRow(_ reader: inout JSONReader) throws(JSONError) -> BodyMeasure {
    try JSONObject.read(&reader, besides: "crc") { (object) throws(JSONError) -> BodyMeasure? in
      // The row's id, and the number of the import that brought the measure, which the store keeps.
      let _: String? = try object["id"]
      let _: Int? = try object["import"]
      let measure = BodyMeasure(
        kind: try object["kind"], day: try object["day"], thousandths: try object["thousandths"],
        unit: try object["unit"])
      return measure.unit.fits(measure.kind) ? measure : nil
    }
  }
}

extension WorkoutPair: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> WorkoutPair {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      WorkoutPair(try object["first"], try object["second"])
    }
  }

  func write(_ writer: inout JSONWriter) { writer.object(["first": first, "second": second]) }
}

extension ExerciseID: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> ExerciseID { ExerciseID(try reader.string()) }
  func write(_ writer: inout JSONWriter) { writer.string(text) }
}

extension Load: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> Load {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      Load(thousandths: try object["thousandths"], unit: try object["unit"])
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object(["thousandths": thousandths, "unit": unit])
  }
}

/// Encodes a set for the journal, as an object without default values. In files, a set is an array instead (see
/// `WorkoutCoding`).
extension SetEntry: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> SetEntry {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      SetEntry(
        number: try object["number"] ?? 0, kind: try object["kind"] ?? .normal, load: try object["load"],
        reps: try object["reps"], seconds: try object["seconds"], millimetres: try object["millimetres"],
        halvesOfRPE: try object["rpe"], plannedRest: try object["planned"], rest: try object["rest"],
        note: try object["note"], isDone: try object["done"] ?? true)
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object([
      "number": number.unless(0), "kind": kind.unless(.normal), "done": isDone.unless(true), "load": load,
      "reps": reps, "seconds": seconds, "millimetres": millimetres, "rpe": halvesOfRPE, "planned": plannedRest,
      "rest": rest, "note": note,
    ])
  }
}

extension SetTarget: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> SetTarget {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      SetTarget(
        kind: try object["kind"] ?? .normal, load: try object["load"], reps: try object["reps"],
        mostReps: try object["mostReps"], seconds: try object["seconds"], millimetres: try object["millimetres"],
        tenthsOfPercent: try object["percent"], halvesOfRPE: try object["rpe"], rest: try object["rest"])
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object([
      "kind": kind.unless(.normal), "load": load, "reps": reps, "mostReps": mostReps, "seconds": seconds,
      "millimetres": millimetres, "percent": tenthsOfPercent, "rpe": halvesOfRPE, "rest": rest,
    ])
  }
}

/// Encodes a block of a workout as it was when the workout started.
extension ActiveBlock: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> ActiveBlock {
    let block = try RoutineBlock.read(&reader)
    return ActiveBlock(
      exercise: block.exercise, superset: block.superset, rest: block.rest, targets: block.targets)
  }

  func write(_ writer: inout JSONWriter) {
    RoutineBlock(exercise: exercise, superset: superset, rest: rest, targets: targets).write(&writer)
  }
}

extension RoutineBlock: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> RoutineBlock {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      RoutineBlock(
        exercise: try object["exercise"], superset: try object["superset"], rest: try object["rest"],
        targets: try object["targets"] ?? [], progression: try object["progression"], since: try object["since"])
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object([
      "exercise": exercise, "superset": superset, "rest": rest, "targets": targets.ifNotEmpty,
      "progression": progression, "since": since,
    ])
  }
}

extension Progression.Kind: JSONValue {}

extension Progression: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> Progression {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      let (kind, step): (Kind, Load) = (try object["kind"], try object["step"])
      switch kind {
      case .linear: return .linear(step)
      case .double: return .double(step)
      case .wave: return .wave(max: try object["max"], increment: step)
      }
    }
  }

  func write(_ writer: inout JSONWriter) {
    let max: Load? = if case .wave(let max, _) = self { max } else { nil }
    writer.object(["kind": kind, "step": increment, "max": max])
  }
}

/// Encodes a finished workout for the journal, in the same form as in files (see `WorkoutCoding`).
extension Workout: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> Workout { try WorkoutCoding.read(&reader) }

  func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    WorkoutCoding.write(self, &writer)
    writer.endObject()
  }
}
