import Formats
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Writes logs in the format of Hevy. The format has neither rests nor notes on sets. It has no AMRAP sets ("as many
/// repetitions as possible") either, so they become normal sets. Hevy writes times in whole minutes; this writer
/// appends the seconds if they are known.
extension LogWriter {
  func writeHevy(_ workouts: [Workout]) -> EncodedLog {
    var written = EncodedLog()
    var writer = CSVWriter()
    let names = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
      "set_type", unit == .kilogram ? "weight_kg" : "weight_lbs", "reps", "distance_km", "duration_seconds", "rpe",
    ]
    for name in names { writer.field(name, isQuoted: true) }
    writer.endRow()
    for workout in LogWriter.newestFirst(workouts) {
      let end = endClock(of: workout)
      let start = LogWriter.hevyTime(workout.id.clock)
      for block in workout.blocks {
        for (index, set) in block.sets.filter({ $0.isDone && !$0.isEmpty }).enumerated() {
          writer.words(workout.name)
          writer.field(start, isQuoted: true)
          writer.field(end.map(LogWriter.hevyTime) ?? "", isQuoted: true)
          writer.words(workout.note ?? "")
          writer.words(name(block.exercise))
          writer.field(block.superset.map { String($0) } ?? "")
          writer.words(block.note ?? "")
          writer.field(String(index))
          writer.field(LogWriter.hevyKind(set.kind), isQuoted: true)
          writer.field(text(set.load, &written))
          writer.field(set.reps.map { String($0) } ?? "")
          writer.field(text(millimetres: set.millimetres))
          writer.field(set.seconds.map { String($0) } ?? "")
          writer.field(text(halvesOfRPE: set.halvesOfRPE))
          writer.endRow()
          written.sets += 1
          if set.note != nil { written.omit(.setNote) }
          if set.plannedRest != nil { written.omit(.rest) }
          if set.kind == .amrap { written.omit(.amrap) }
        }
      }
    }
    written.bytes = writer.bytes
    return written
  }

  /// Returns the local time of the workout's end, consistent with the local time of its start. If the start is in the
  /// log's time zone, so is the end; otherwise the UTC offset of the start also applies to the end.
  private func endClock(of workout: Workout) -> CivilDateTime? {
    guard let duration = workout.duration else { return nil }
    let end = workout.start + Int64(duration) * 1_000
    return zone.clock(at: workout.start) == workout.id.clock
      ? zone.clock(at: end) : CivilDateTime(end, offset: workout.utcOffset)
  }

  /// Sorts workouts with the newest first. Workouts that started within the same second stay in the order of their ids,
  /// because programs that read the log number them in the order of its rows.
  private static func newestFirst(_ workouts: [Workout]) -> [Workout] {
    workouts.sorted { ($1.id.second, $0.id.ordinal) < ($0.id.second, $1.id.ordinal) }
  }

  private static func hevyKind(_ kind: SetKind) -> String {
    switch kind {
    case .warmup: "warmup"
    case .drop: "dropset"
    case .failure: "failure"
    case .normal, .amrap: "normal"
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Formats a time as Hevy does, such as `15 Sep 2025, 07:48`.
  private static func hevyTime(_ clock: CivilDateTime) -> String {
    let (day, time) = (clock.day, clock.time)
    var year = String(day.year)
    while year.count < 4 { year = "0" + year }
    let seconds = time.second == 0 ? "" : ":" + twoDigits(time.second)
    return "\(day.day) \(months[day.month - 1]) \(year), \(twoDigits(time.hour)):\(twoDigits(time.minute))\(seconds)"
  }
}
