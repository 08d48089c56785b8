import Formats
import KernelDomain
import StrengthDomain

struct LyftaLog: PlainLog {
  private let unit: MassUnit
  private let weight: Int
  private let length: LogLengthUnit

  init(_ table: LogTable) throws(LogProblem) {
    weight = table["weight"] ?? 0
    guard let unit = table.massUnit("weight") ?? table.options.unit else {
      throw LogProblem.noUnit(of: .lyfta, column: weight, table.titles)
    }
    self.unit = unit
    length = table.lengthUnit("distance") ?? table.options.distance ?? .kilometre
  }

  private static let kinds: [String: SetKind] = [
    "NORMAL_SET": .normal, "WARMUP_SET": .warmup, "DROP_SET": .drop, "FAILURE_SET": .failure,
  ]

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let exercise = try cells.name("exercise")
    let load = try cells.load(weight, unit, of: exercise)
    let word = cells.text("set type")
    let kind = word.map { LyftaLog.kinds[$0] } ?? .normal
    let entry = SetEntry(
      number: 0, kind: kind ?? .normal, load: load?.load, reps: try cells.count("reps"),
      seconds: try cells.seconds("time"), millimetres: try cells.millimetres("distance", length))
    let clock = try cells.clock("date")
    let name = cells.text("title")?.cleanName ?? ""
    var set = PlainSet(workout: "\(clock.key) \(name)", clock: clock, name: name, exercise: exercise, entry: entry)
    set.duration = try cells.seconds("duration").map { Int($0) }
    set.superset = try superset(cells)
    let items = item(set, isAssistance: load?.isAssistance ?? false)
    return kind == nil ? items + [.skipped(.otherKind)] : items
  }

  private func superset(_ cells: LogCells) throws(LogProblem) -> Int? {
    guard let column = cells.table["superset id"] else { return nil }
    let text = cells.row[column].trimmed
    if text.isEmpty || text.equals("null") { return nil }
    guard let number = LogNumber(text)?.whole(times: 1) else {
      throw cells.problem(column) { .noWholeNumber(found: $0) }
    }
    return number
  }
}

extension LogProblem {
  /// Returns the problem of a log that does not state the unit of its loads.
  /// - Parameter column: the index of the column with the loads.
  static func noUnit(of format: LogFormat, column: Int, _ titles: [String]) -> LogProblem {
    LogProblem(.noUnit, Place(line: 1, column: column + 1, name: titles[column].keptName), app: format.app)
  }
}
