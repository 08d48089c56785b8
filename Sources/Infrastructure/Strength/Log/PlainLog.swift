import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

/// The log of an app whose rows can be read independently of each other.
protocol PlainLog {
  /// Whether to sort the sets of each workout by time. If not, they stay in the order of the rows.
  var isByTime: Bool { get }
  /// Whether a workout lasts from its first to its last set. True if the log does not state durations.
  var isSpanned: Bool { get }
  /// The titles of the columns whose text may contain commas without quotation marks.
  var joinable: [String] { get }

  init(_ table: LogTable) throws(LogProblem)
  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem]
}

extension PlainLog {
  var isByTime: Bool { false }
  var isSpanned: Bool { false }
  var joinable: [String] { ["exercise", "workout name", "category", "title", "notes", "note"] }

  /// Returns the item for a set. If its load was negative (`isAssistance`) and the set is therefore stored for the
  /// assisted variant of the exercise, also returns a remark that states this. If the row contains no usable set,
  /// returns only the reason why it was skipped.
  func item(_ set: PlainSet, isAssistance: Bool = false) -> [PlainItem] {
    if set.entry.isEmpty { return [.skipped(.empty)] }
    guard isAssistance, !AssistanceRule.isAssisted(set.exercise) else { return [.set(set)] }
    var assisted = set
    assisted.exercise = AssistedNames.assisted(set.exercise)
    return [.set(assisted), .skipped(.assisted)]
  }
}

/// Reads logs whose rows are independent of each other.
enum PlainLogs {
  static func read<Log: PlainLog>(
    _ bytes: [UInt8], _ app: LogApp, _ options: LogOptions, as _: Log.Type
  ) throws(LogProblem) -> ReadWorkouts {
    var read = ReadWorkouts(format: app.format)
    var workouts = PlainWorkouts(app: app.format.app, zone: options.zone)
    var opened: (table: LogTable, log: Log)?
    try CSVReader.read(bytes, problem: { LogProblem($0) }) { row throws(LogProblem) in
      guard let known = opened else {
        let table = LogTable((0..<row.count).map(row.text), options)
        read.ignoredColumns = table.titles.filter { !app.isKnown($0) }.map(\.keptName)
        opened = (table, try Log(table))
        return
      }
      for item in try items(row, known.table, known.log) {
        switch item {
        case .set(let set): workouts.add(set)
        case .measure(let measure): read.measures.append(measure)
        case .skipped(let why): read.skipped[why, default: 0] += 1
        }
      }
    }
    let (isByTime, isSpanned) = opened.map { ($0.log.isByTime, $0.log.isSpanned) } ?? (false, false)
    read.workouts = workouts.finish(isByTime: isByTime, isSpanned: isSpanned)
    return read
  }

  private static func items(
    _ row: CSVRow, _ table: LogTable, _ log: some PlainLog
  ) throws(LogProblem) -> [PlainItem] {
    let expected = table.titles.count
    if row.count == 1, row[0].isEmpty { return [] }
    if row.isEmpty { return [.skipped(.empty)] }
    if row.count < expected {
      throw LogProblem(
        CSVProblem(.csvFewFields(found: row.count, expected: expected), line: row.line, column: row.count))
    }
    if row.count == expected { return try log.items(LogCells(row: row, table: table)) }
    // If all surplus fields are empty, they are ignored, provided that the row can then be read.
    let isCut = (expected..<row.count).allSatisfy { row[$0].isEmpty }
    if isCut, let items = try? log.items(LogCells(row: row, table: table)) { return items }
    let places = log.joinable.compactMap { table[$0] }
    let found = UnquotedCommas.joined(row, to: expected, at: places) { row in
      try? log.items(LogCells(row: row, table: table))
    }
    guard let found else { throw UnquotedCommas.problem(row, expected: expected) }
    return found + [.skipped(.joined)]
  }
}

/// Repairs rows that have too many fields because a text contains commas without quotation marks.
enum UnquotedCommas {
  /// Joins the surplus fields of a row into one column, which must be one of those with the indices `places`. Nil
  /// unless exactly one of these columns makes the row readable.
  /// - Parameter read: reads a row; nil if the row cannot be read.
  static func joined<Value>(
    _ row: CSVRow, to expected: Int, at places: [Int], _ read: (CSVRow) -> Value?
  ) -> Value? {
    let surplus = row.count - expected
    var found: Value?
    for place in Set(places).sorted() where place < expected {
      let value = row.withFieldsJoined(place...place + surplus) { joined in
        (0..<joined.count).allSatisfy { hasBalancedBrackets(joined[$0]) } ? read(joined) : nil
      }
      guard let value else { continue }
      if found != nil { return nil }
      found = value
    }
    return found
  }

  private static func hasBalancedBrackets(_ field: UnsafeRawBufferPointer) -> Bool {
    var open: [UInt8] = []
    for byte in field {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"): if open.popLast() != UInt8(ascii: "(") { return false }
      case UInt8(ascii: "]"): if open.popLast() != UInt8(ascii: "[") { return false }
      case UInt8(ascii: "}"): if open.popLast() != UInt8(ascii: "{") { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  static func problem(_ row: CSVRow, expected: Int) -> LogProblem {
    LogProblem(
      CSVProblem(.csvManyFields(found: row.count, expected: expected), line: row.line, column: expected + 1))
  }
}
