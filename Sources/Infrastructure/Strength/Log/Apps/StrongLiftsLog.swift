import Formats
import KernelDomain
import StrengthDomain

/// A log of StrongLifts, in which each row is an exercise in a workout, with its sets in columns.
struct StrongLiftsLog: PlainLog {
  private struct Columns {
    let reps: Int
    let load: Int?
  }

  private let sets: [Columns]
  private let unit: MassUnit?
  private let bodyWeight: Int?
  private let bodyWeightUnit: MassUnit?

  init(_ table: LogTable) throws(LogProblem) {
    var (reps, loads): ([Int: Int], [Int: Int]) = ([:], [:])
    var unit: MassUnit?
    for (column, title) in table.titles.enumerated() {
      let name = LogApp.compared(title)
      guard name.hasPrefix("set "), let number = Int(name.dropFirst(4)) else { continue }
      if let told = LogApp.unit(title).flatMap({ MassUnit(logged: $0) }) {
        unit = told
        loads[number] = column
      } else if reps[number] == nil {
        reps[number] = column
      }
    }
    guard !reps.isEmpty else {
      throw LogProblem(
        .missingColumn("Set 1 (Reps)"), LogProblem.Place(line: 1, column: table.titles.count + 1, name: nil),
        app: LogFormat.stronglifts.app)
    }
    // The columns of a set may stand in any order.
    sets = reps.sorted { $0.key < $1.key }.map { Columns(reps: $0.value, load: loads[$0.key]) }
    self.unit = unit ?? table.options.unit
    bodyWeight = table["body weight"]
    bodyWeightUnit = table.massUnit("body weight") ?? unit ?? table.options.unit
  }

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let day = try cells.clock("date")
    var clock = day
    if let start = cells.table["start time"], !cells.row[start].trimmed.isEmpty {
      guard let time = LogDate.time(cells.row[start]) else { throw cells.problem(start) { .noDate(found: $0) } }
      clock = CivilDateTime(day: day.day, time: time)
    }
    let name = cells.text("workout name")?.cleanName ?? ""
    let exercise = try cells.name("exercise")
    let seconds = try cells.number("duration")?.rounded(times: 3_600)
    let duration = seconds.flatMap { $0 <= LogDuration.most ? $0 : nil }
    var items: [PlainItem] = []
    if let bodyWeight, let unit = bodyWeightUnit, let load = try cells.load(bodyWeight, unit, of: "") {
      items += try BodyMeasure.weight(load.load, on: day.day, cells, bodyWeight)
    }
    let workout = "\(clock.key) \(name) \(cells.text("workout") ?? "")"
    for set in sets {
      if cells.row[set.reps].trimmed.isEmpty { continue }
      let load = try set.load.flatMap { (column) throws(LogProblem) in try cells.load(column, unit, of: exercise) }
      guard let reps = try cells.number(set.reps)?.rounded(), reps > 0 else {
        items.append(.skipped(.notDone))
        continue
      }
      guard reps <= SetEntry.mostReps else {
        throw cells.problem(set.reps) { .tooLarge(found: $0, most: String(SetEntry.mostReps)) }
      }
      let entry = SetEntry(number: 0, load: load?.load, reps: Int32(reps))
      let one = PlainSet(
        workout: workout, clock: clock, name: name, duration: duration, exercise: exercise, entry: entry)
      items += item(one, isAssistance: load?.isAssistance ?? false)
    }
    return items
  }
}
