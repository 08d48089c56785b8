import Formats
import KernelDomain
import StrengthDomain

/// Makes workouts of a log's rows.
struct LogRows {
  private let unit: MassUnit?
  private var columns: LogColumns?
  private var gatherer: WorkoutGatherer
  private var read = ReadWorkouts(format: .strong)

  init(unit: MassUnit?, zone: TimeZoneRules) {
    self.unit = unit
    gatherer = WorkoutGatherer(zone: zone)
  }

  mutating func add(_ row: CSVRow) throws(LogProblem) {
    guard let columns else {
      let columns = try LogColumns((0..<row.count).map(row.text), unit: unit)
      self.columns = columns
      read = ReadWorkouts(format: columns.format)
      read.ignoredColumns = columns.ignored
      return
    }
    let fields = try LogFields(row, columns)
    try gatherer.begin(fields)
    switch try fields.kind() {
    case .set(let kind):
      let entry = try fields.entry(kind)
      if entry.isEmpty { read.emptyRows += 1 } else { try gatherer.add(entry, fields) }
    case .rest:
      read.restRows += 1
      gatherer.addRest(try fields.entry(.normal).seconds, fields)
    case .note:
      read.noteRows += 1
      _ = try fields.entry(.normal)
      gatherer.addNote(fields)
    }
  }

  mutating func finish() throws(LogProblem) -> ReadWorkouts {
    guard let columns else { throw LogProblem(.empty, LogProblem.Place(line: 1, column: 1, name: nil)) }
    read.workouts = gatherer.finish(source: columns.format.app)
    return read
  }
}
