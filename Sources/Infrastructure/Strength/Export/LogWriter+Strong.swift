import Formats
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Writes logs in the format of Strong for iOS. The format has neither supersets nor AMRAP sets ("as many repetitions
/// as possible"), so AMRAP sets become normal sets. It does not state the unit of distances: they are in miles if loads
/// are in pounds, otherwise in kilometres.
extension LogWriter {
  private static let columns = [
    "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps", "Distance", "Seconds", "Notes",
    "Workout Notes", "RPE",
  ]

  func writeStrong(_ workouts: [Workout]) -> EncodedLog {
    var written = EncodedLog()
    var writer = CSVWriter()
    writer.row(LogWriter.columns)
    for workout in workouts {
      for block in workout.blocks { write(block, of: workout, to: &writer, &written) }
    }
    written.bytes = writer.bytes
    return written
  }

  private func write(_ block: Block, of workout: Workout, to writer: inout CSVWriter, _ written: inout EncodedLog) {
    let exercise = name(block.exercise)
    let start = "\(workout.id.clock.day) \(workout.id.clock.time)"
    let duration = workout.duration.map(LogWriter.strongDuration) ?? ""
    func add(_ order: String, _ set: SetEntry?, seconds: Int32?, _ note: String?) {
      writer.field(start)
      writer.words(workout.name)
      writer.field(duration)
      writer.words(exercise)
      writer.field(order)
      let load = text(set?.load, &written)
      writer.field(load.isEmpty ? "0" : load)
      writer.field(String(set?.reps ?? 0))
      let distance = unit == .pound ? text(miles: set?.millimetres) : text(millimetres: set?.millimetres)
      writer.field(distance.isEmpty ? "0" : distance)
      writer.field(String(seconds ?? 0))
      writer.words(note ?? "")
      writer.words(workout.note ?? "")
      writer.field(text(halvesOfRPE: set?.halvesOfRPE))
      writer.endRow()
    }
    var number = 0
    if block.superset != nil { written.omit(.superset) }
    for set in block.sets where set.isDone && !set.isEmpty {
      if set.kind == .normal || set.kind == .amrap { number += 1 }
      add(LogWriter.strongOrder(set.kind, number), set, seconds: set.seconds, set.note)
      written.sets += 1
      if set.kind == .amrap { written.omit(.amrap) }
      if let rest = set.plannedRest { add("Rest Timer", nil, seconds: rest, nil) }
    }
    if let note = block.note { add("Note", nil, seconds: nil, note) }
  }

  private static func strongOrder(_ kind: SetKind, _ number: Int) -> String {
    switch kind {
    case .warmup: "W"
    case .drop: "D"
    case .failure: "F"
    case .normal, .amrap: String(number)
    }
  }

  /// Formats a duration as Strong does, such as `1h 5m 7s`. Leaves out parts that are 0.
  private static func strongDuration(_ seconds: Int) -> String {
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    let units = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }
    return units.isEmpty ? "0s" : units.joined(separator: " ")
  }
}
