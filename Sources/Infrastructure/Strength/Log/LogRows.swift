import Formats
import KernelDomain
import StrengthDomain

/// Makes workouts from the rows of a log.
struct LogRows {
  private let unit: MassUnit?
  private var fields: LogFields?
  private var gatherer: WorkoutGatherer
  private var read = ReadWorkouts(format: .strong)

  init(unit: MassUnit?, zone: TimeZoneRules) {
    self.unit = unit
    gatherer = WorkoutGatherer(zone: zone)
  }

  mutating func add(_ row: CSVRow) throws(LogProblem) {
    if fields == nil {
      let columns = try LogColumns((0..<row.count).map(row.text), unit: unit)
      fields = LogFields(header: row, columns)
      read = ReadWorkouts(format: columns.format)
      read.ignoredColumns = columns.ignored
      return
    }
    try fields!.take(row)
    let fields = fields!
    try gatherer.begin(fields)
    switch try fields.kind() {
    case .set(let kind):
      let measures = try fields.measures()
      if measures.isEmpty { read.emptyRows += 1 } else { try gatherer.add(kind, measures, fields) }
    case .rest:
      read.restRows += 1
      gatherer.addRest(try fields.measures().seconds, fields)
    case .note:
      read.noteRows += 1
      _ = try fields.measures()
      gatherer.addNote(fields)
    }
  }

  /// Whether the workouts do not depend on rows that were not read, so that those of earlier or later rows can simply
  /// be added.
  var isWhole: Bool { gatherer.isWhole }

  mutating func finish() throws(LogProblem) -> ReadWorkouts {
    guard let columns = fields?.columns else {
      throw LogProblem(.empty, LogProblem.Place(line: 1, column: 1, name: nil))
    }
    read.workouts = gatherer.finish(source: columns.format.app)
    return read
  }
}
