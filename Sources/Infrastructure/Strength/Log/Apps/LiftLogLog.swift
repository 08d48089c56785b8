import KernelDomain
import StrengthDomain

/// A log of LiftLog. Its workouts have no names; all rows of a session form one workout, sorted by time.
struct LiftLogLog: PlainLog {
  var isByTime: Bool { true }
  var isSpanned: Bool { true }
  private let weight: Int

  init(_ table: LogTable) { weight = table["weight"] ?? 0 }

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let exercise = try cells.name("exercise")
    let unit = try cells.massUnit("weightunit", else: cells.table.options.unit)
    let load = try cells.load(weight, unit, of: exercise)
    let entry = SetEntry(
      number: 0, load: load?.load, reps: try cells.count("reps"), note: cells.text("notes"))
    let set = PlainSet(
      workout: cells.text("sessionid") ?? "", clock: try cells.clock("timestamp"), exercise: exercise, entry: entry)
    return item(set, isAssistance: load?.isAssistance ?? false)
  }
}
