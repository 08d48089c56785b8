import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

/// Reads the fields of the current row of a log. `take` moves to the next row.
struct LogFields {
  private var row: CSVRow
  let columns: LogColumns

  /// Creates a reader whose current row is the log's header.
  /// - Parameter header: the row that `columns` was created from.
  init(header: CSVRow, _ columns: LogColumns) {
    row = header
    self.columns = columns
  }

  /// Moves to the next row. Fails if the row has fewer fields than the header, or if any surplus field is not empty.
  @inline(__always)
  mutating func take(_ next: CSVRow) throws(LogProblem) {
    row = next
    if next.fields.count != columns.count { try checkCount() }
  }

  /// Whether the row has more fields than the header, and at least one of the surplus fields is not empty.
  static func hasSurplus(_ row: CSVRow, over count: Int) -> Bool {
    row.count > count && !(count..<row.count).allSatisfy { row[$0].isEmpty }
  }

  /// The category of the row's exercise; nil if the log has no categories.
  var category: String? { columns.category.map { row.text($0) } }

  /// Whether the row's load is negative, which means that it assists the lifter.
  var isAssistance: Bool { bytes(.weight).isNegative }

  @inline(never)
  private func checkCount() throws(LogProblem) {
    let expected = columns.count
    if row.count < expected {
      throw LogProblem(
        CSVProblem(.csvFewFields(found: row.count, expected: expected), line: row.line, column: row.count))
    }
    guard (expected..<row.count).allSatisfy({ row[$0].isEmpty }) else {
      throw LogProblem(
        CSVProblem(.csvManyFields(found: row.count, expected: expected), line: row.line, column: expected + 1))
    }
  }

  enum Kind {
    case set(SetKind)
    case rest, note
  }

  /// Returns the bytes of a field in the current row; no bytes if the log lacks the column.
  @inline(__always)
  func bytes(_ column: LogColumn) -> UnsafeRawBufferPointer {
    guard let index = columns[column] else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    // Like `row[index]`, but without a call into another module.
    let field = row.fields[index]
    return UnsafeRawBufferPointer(start: row.start + Int(field.start), count: Int(field.end &- field.start))
  }

  /// True if all columns that describe the workout, except its note, are known to have the same values as in the
  /// previous row. False if they differ, or if this is not known.
  @inline(__always)
  var repeatsWorkout: Bool { row.repeated >= columns.workoutCount }

  /// True if all columns that describe the workout or the exercise, except the workout's note, are known to have the
  /// same values as in the previous row. False if they differ, or if this is not known.
  @inline(__always)
  var repeatsHead: Bool { row.repeated >= columns.headCount }

  /// Returns the text of a field in the current row; nil if the field is empty.
  @inline(__always)
  func text(_ column: LogColumn) -> String? {
    bytes(column).isEmpty ? nil : someText(column)
  }

  @inline(never)
  private func someText(_ column: LogColumn) -> String? {
    columns[column].map { FormulaGuard.unguarded(row.text($0)) }
  }

  func problem(_ column: LogColumn, _ kind: (String) -> LogProblem.Kind) -> LogProblem {
    let index = columns[column] ?? 0
    return LogProblem(
      kind(row.text(index).keptName),
      LogProblem.Place(line: row.line, column: index + 1, name: columns.names[index]))
  }

  /// Returns what the row contains, such as a set, a rest or a note.
  @inline(__always)
  func kind() throws(LogProblem) -> Kind {
    let order = bytes(.order)
    if order.count == 1, (0x30...0x39).contains(order[0]), columns.format == .strong { return .set(.normal) }
    return try otherKind(order)
  }

  @inline(never)
  private func otherKind(_ order: UnsafeRawBufferPointer) throws(LogProblem) -> Kind {
    switch columns.format {
    case .hevy:
      if order.equals("normal") || order.isEmpty { return .set(.normal) }
      if order.equals("warmup") { return .set(.warmup) }
      if order.equals("failure") { return .set(.failure) }
      if order.equals("dropset") { return .set(.drop) }
      throw problem(.order) { .unknownSetKind(found: $0, known: ["normal", "warmup", "failure", "dropset"]) }
    case .strong:
      if let first = order.first, (0x30...0x39).contains(first), LogNumber(order) != nil { return .set(.normal) }
      if order.equals("W") { return .set(.warmup) }
      if order.equals("D") { return .set(.drop) }
      if order.equals("F") { return .set(.failure) }
      if order.equals("Rest Timer") || order.equals("Ruhezeit") { return .rest }
      if order.equals("Note") || order.equals("Notiz") { return .note }
      throw problem(.order) { .unknownSetKind(found: $0, known: ["1", "W", "D", "F", "Rest Timer", "Note"]) }
    default: return .set(.normal)
    }
  }

  /// The load, repetitions, time and distance of a set.
  struct Measures {
    let load: Load?
    let reps: Int32?
    let seconds: Int32?
    let millimetres: Int64?
    let halvesOfRPE: UInt8?

    /// Whether the row contains no load, repetitions, time or distance.
    @inline(__always)
    var isEmpty: Bool { load == nil && reps == nil && seconds == nil && millimetres == nil }
  }

  @inline(__always)
  func measures() throws(LogProblem) -> Measures {
    Measures(
      load: try load(), reps: try count(.reps, most: SetEntry.mostReps), seconds: try seconds(),
      millimetres: try millimetres(), halvesOfRPE: try halvesOfRPE())
  }

  @inline(never)
  private func unusualThousandths() throws(LogProblem) -> Int {
    if let assistance = bytes(.weight).withoutMinus, AssistedNames.mayBeAssisted(text(.exercise) ?? "") {
      return LogNumber(assistance)?.rounded(times: 1_000) ?? 0
    }
    return try number(.weight)?.rounded(times: 1_000) ?? 0
  }

  /// Whether the field in a column is empty or 0.
  @inline(__always)
  private func isZero(_ column: LogColumn) -> Bool {
    let text = bytes(column)
    return text.isEmpty || text.count == 1 && text[0] == UInt8(ascii: "0")
  }

  /// Returns the number in a field of the current row; nil if the field is empty or 0.
  @inline(__always)
  private func number(_ column: LogColumn) throws(LogProblem) -> LogNumber? {
    if isZero(column) { return nil }
    let text = bytes(column)
    if let number = LogNumber(text) { return number.isZero ? nil : number }
    return try noNumber(column)
  }

  /// Returns nil if a field that contains no valid number consists only of white space; otherwise fails.
  @inline(never)
  private func noNumber(_ column: LogColumn) throws(LogProblem) -> LogNumber? {
    let text = bytes(column)
    if text.trimmed.isEmpty { return nil }
    throw problem(column) { text.isNegative ? .negative(found: $0) : .noNumber(found: $0) }
  }

  @inline(__always)
  private func count(_ column: LogColumn, most: Int) throws(LogProblem) -> Int32? {
    let text = bytes(column)
    if text.isEmpty { return nil }
    // The fast path: one or two digits.
    if text.count <= 2, case let first = text[0] &- 0x30, case let last = text[text.count &- 1] &- 0x30, first < 10,
      last < 10
    {
      let count = text.count == 1 ? Int32(last) : Int32(first) &* 10 &+ Int32(last)
      return count == 0 ? nil : count
    }
    return try largerCount(column, most: most)
  }

  @inline(never)
  private func largerCount(_ column: LogColumn, most: Int) throws(LogProblem) -> Int32? {
    guard let count = try number(column)?.rounded(), count > 0 else { return nil }
    guard count <= most else { throw problem(column) { .tooLarge(found: $0, most: String(most)) } }
    return Int32(count)
  }

  @inline(__always)
  private func load() throws(LogProblem) -> Load? {
    if isZero(.weight) { return nil }
    let usual = LogNumber.usualThousandths(bytes(.weight))
    let thousandths = try usual >= 0 ? usual : unusualThousandths()
    if thousandths == 0 { return nil }
    let unit = try massUnit()
    guard let load = Load(thousandths: thousandths, unit: unit) else {
      let most = "\(Load.most(unit) / 1_000) \(unit.rawValue)"
      throw problem(.weight) { .tooLarge(found: $0, most: most) }
    }
    return load
  }

  @inline(__always)
  private func massUnit() throws(LogProblem) -> MassUnit {
    if bytes(.weightUnit).isEmpty, let unit = columns.massUnit { return unit }
    return try ownMassUnit()
  }

  /// Returns the unit of mass that this row states. Fails if the unit is unknown.
  @inline(never)
  private func ownMassUnit() throws(LogProblem) -> MassUnit {
    let word = bytes(.weightUnit).trimmed
    if word.isEmpty {
      guard let unit = columns.massUnit else { throw problem(.weightUnit) { _ in .noUnit } }
      return unit
    }
    guard let unit = MassUnit(logged: word.text.lowercased()) else {
      throw problem(.weightUnit) { .unknownUnit(found: $0, known: ["kg", "lb"]) }
    }
    return unit
  }

  /// Returns the number by which the log identifies the superset that the row belongs to; nil if the row belongs to
  /// none.
  func superset() throws(LogProblem) -> Int? {
    let text = bytes(.superset).trimmed
    if text.isEmpty { return nil }
    guard let number = LogNumber(text)?.whole(times: 1) else {
      throw problem(.superset) { text.isNegative ? .negative(found: $0) : .noWholeNumber(found: $0) }
    }
    return number
  }

  @inline(__always)
  private func seconds() throws(LogProblem) -> Int32? {
    try columns.format == .fitnotes ? duration() : count(.seconds, most: LogDuration.most)
  }

  @inline(never)
  private func duration() throws(LogProblem) -> Int32? {
    let text = bytes(.seconds)
    if text.isEmpty { return nil }
    guard let seconds = LogDuration.seconds(text) else { throw problem(.seconds) { .noDuration(found: $0) } }
    return seconds == 0 ? nil : Int32(seconds)
  }

  @inline(__always)
  private func millimetres() throws(LogProblem) -> Int64? {
    try isZero(.distance) ? nil : length()
  }

  @inline(never)
  private func length() throws(LogProblem) -> Int64? {
    guard let number = try number(.distance) else { return nil }
    var unit = columns.lengthUnit
    let word = bytes(.distanceUnit).trimmed
    if !word.isEmpty {
      guard let stated = LogLengthUnit(logged: word.text.lowercased()) else {
        throw problem(.distanceUnit) { .unknownUnit(found: $0, known: ["m", "km", "mi", "ft"]) }
      }
      unit = stated
    }
    let millimetres = number.rounded(times: unit.tenthsOfMillimetre, over: 10)
    return millimetres == 0 ? nil : Int64(millimetres)
  }

  @inline(__always)
  private func halvesOfRPE() throws(LogProblem) -> UInt8? {
    try isZero(.effort) ? nil : effort()
  }

  @inline(never)
  private func effort() throws(LogProblem) -> UInt8? {
    guard let number = try number(.effort) else { return nil }
    guard let halves = number.whole(times: 2), SetEntry.halvesOfRPE.contains(halves) else {
      throw problem(.effort) { .noRPE(found: $0) }
    }
    return UInt8(halves)
  }
}
