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

/// Encodes a set for the journal. Default values are left out. Files contain sets as rows instead.
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
        seconds: try object["seconds"], millimetres: try object["millimetres"], rest: try object["rest"])
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object([
      "kind": kind.unless(.normal), "load": load, "reps": reps, "seconds": seconds, "millimetres": millimetres,
      "rest": rest,
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
        targets: try object["targets"] ?? [])
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object(["exercise": exercise, "superset": superset, "rest": rest, "targets": targets.ifNotEmpty])
  }
}
