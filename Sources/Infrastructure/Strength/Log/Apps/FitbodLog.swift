import KernelDomain
import StrengthDomain

/// A log of Fitbod. Its workouts have no names; all rows with the same instant form one workout.
struct FitbodLog: PlainLog {
  private let unit: MassUnit?
  private let weight: Int
  private let length: LogLengthUnit

  init(_ table: LogTable) {
    unit = table.massUnit("weight") ?? table.options.unit
    weight = table["weight"] ?? 0
    length = table.lengthUnit("distance") ?? .metre
  }

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let exercise = try cells.name("exercise")
    let load = try cells.load(weight, unit, of: exercise)
    let entry = SetEntry(
      number: 0, kind: cells.isYes("iswarmup") ? .warmup : .normal, load: load?.load, reps: try cells.count("reps"),
      seconds: try cells.seconds("duration"), millimetres: try cells.millimetres("distance", length),
      note: cells.text("note"))
    let clock = try cells.clock("date")
    let set = PlainSet(workout: clock.key, clock: clock, exercise: exercise, entry: entry)
    return item(set, isAssistance: load?.isAssistance ?? false)
  }
}
