import KernelDomain
import StrengthDomain

/// A log of Liftosaur. If a row has no completed repetitions, the set was planned but not done.
struct LiftosaurLog: PlainLog {
  private let weight: Int

  init(_ table: LogTable) { weight = table["completed weight value"] ?? 0 }

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let clock = try cells.clock("workout datetime")
    let exercise = try cells.name("exercise")
    let unit = try cells.massUnit("completed weight unit", else: cells.table.options.unit)
    let load = try cells.load(weight, unit, of: exercise)
    guard let reps = try cells.count("completed reps") else { return [.skipped(.notDone)] }
    let kind: SetKind = cells.isYes("is warmup set?") ? .warmup : cells.isYes("is amrap?") ? .amrap : .normal
    let entry = SetEntry(
      number: 0, kind: kind, load: load?.load, reps: reps, halvesOfRPE: try cells.halvesOfRPE("completed rpe"))
    let name = cells.text("day name")?.cleanName ?? ""
    let set = PlainSet(workout: "\(clock.key) \(name)", clock: clock, name: name, exercise: exercise, entry: entry)
    return item(set, isAssistance: load?.isAssistance ?? false)
  }
}
