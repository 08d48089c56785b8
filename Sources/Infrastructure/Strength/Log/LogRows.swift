import Formats
import KernelDomain
import StrengthDomain

/// Creates workouts from the rows of a log.
struct LogRows {
  private let format: LogFormat
  private let options: LogOptions
  private var fields: LogFields?
  private var gatherer: WorkoutGatherer
  private var read: ReadWorkouts

  init(_ format: LogFormat, _ options: LogOptions) {
    self.format = format
    self.options = options
    gatherer = WorkoutGatherer(zone: options.zone, app: format.app)
    read = ReadWorkouts(format: format)
  }

  mutating func add(_ row: CSVRow) throws(LogProblem) {
    if let fields {
      if row.isEmpty {
        read.skipped[.empty, default: 0] += 1
        return gatherer.forgetRow()
      }
      if row.fields.count == fields.columns.count { try addRow(row) } else { try addLongRow(row, fields) }
      return
    }
    let columns = try LogColumns((0..<row.count).map(row.text), of: format, options)
    fields = LogFields(header: row, columns)
    read.ignoredColumns = columns.ignored
  }

  private mutating func addRow(_ row: CSVRow) throws(LogProblem) {
    try fields!.take(row)
    let fields = fields!
    try gatherer.begin(fields)
    switch try fields.kind() {
    case .set(let kind):
      let measures = try fields.measures()
      if measures.isEmpty { read.skipped[.empty, default: 0] += 1 } else { try gatherer.add(kind, measures, fields) }
    case .rest:
      read.skipped[.rest, default: 0] += 1
      gatherer.addRest(try fields.measures().seconds, fields)
    case .note:
      read.skipped[.note, default: 0] += 1
      _ = try fields.measures()
      gatherer.addNote(fields)
    }
  }

  /// Adds a row whose number of fields differs from the header's. Empty surplus fields are ignored. If the row still
  /// cannot be read, one of its texts probably contains a comma without quotation marks, so the parts of that text are
  /// joined.
  @inline(never)
  private mutating func addLongRow(_ row: CSVRow, _ fields: LogFields) throws(LogProblem) {
    let columns = fields.columns
    let isCut = !LogFields.hasSurplus(row, over: columns.count)
    if isCut, row.count < columns.count || LogRows.canRead(row, fields) { return try addRow(row) }
    let place = UnquotedCommas.joined(row, to: columns.count, at: columns.joinable) { joined in
      LogRows.canRead(joined, fields) ? joined.fields.map(\.self) : nil
    }
    guard let place else { throw UnquotedCommas.problem(row, expected: columns.count) }
    let failure = row.withFields(place) { joined in
      Result { () throws(LogProblem) in try addRow(joined) }
    }
    try failure.get()
    read.skipped[.joined, default: 0] += 1
    gatherer.forgetRow()
  }

  private static func canRead(_ row: CSVRow, _ fields: LogFields) -> Bool {
    var fields = fields
    do throws(LogProblem) {
      try fields.take(row)
      let end = fields.bytes(.end)
      guard LogDate.moment(fields.bytes(.start), order: fields.columns.dates) != nil,
        end.trimmed.isEmpty || LogDate.moment(end, order: fields.columns.dates) != nil
      else { return false }
      _ = try fields.kind()
      _ = try fields.measures()
      _ = try fields.superset()
      let duration = fields.bytes(.duration).trimmed
      return duration.isEmpty || LogDuration.seconds(duration) != nil
    } catch {
      return false
    }
  }

  /// Whether every workout that was read has sets and no note is waiting for its set. If so, the workouts can simply be
  /// joined with those from earlier or later rows.
  var isWhole: Bool { gatherer.isWhole }

  mutating func finish() throws(LogProblem) -> ReadWorkouts {
    guard let columns = fields?.columns else {
      throw LogProblem(.empty, LogProblem.Place(line: 1, column: 1, name: nil))
    }
    read.workouts = gatherer.finish()
    read.categories = gatherer.categories
    if gatherer.assistedRows > 0 { read.skipped[.assisted] = gatherer.assistedRows }
    if columns.isLengthUnitAssumed, gatherer.hasBareDistance { read.assumedDistance = columns.lengthUnit }
    return read
  }
}
