import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

/// The fields of a log's row; `take` moves on to the next row.
struct LogFields {
  private var row: CSVRow
  let columns: LogColumns

  /// - Parameter header: the row from which the columns were made.
  init(header: CSVRow, _ columns: LogColumns) {
    row = header
    self.columns = columns
  }

  /// Moves on to a row. Fails if it has fewer fields than there are columns, or additional ones that are not empty.
  @inline(__always)
  mutating func take(_ next: CSVRow) throws(LogProblem) {
    row = next
    if next.fields.count != columns.count { try checkCount() }
  }

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

  /// The bytes of a column; empty if the log lacks it.
  @inline(__always)
  func bytes(_ column: LogColumn) -> UnsafeRawBufferPointer {
    guard let index = columns[column] else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    // Like `row[index]`, but without a call into another module.
    let field = row.fields[index]
    return UnsafeRawBufferPointer(start: row.start + Int(field.start), count: Int(field.end &- field.start))
  }

  /// Whether everything about the workout, apart from its note, is known to equal the row before.
  @inline(__always)
  var repeatsWorkout: Bool { row.repeated >= columns.workoutCount }

  /// Whether everything about the workout and the exercise, apart from the workout's note, is known to equal the row
  /// before.
  @inline(__always)
  var repeatsHead: Bool { row.repeated >= columns.headCount }

  /// Nil if the field is empty.
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

  /// The kind of the row.
  @inline(__always)
  func kind() throws(LogProblem) -> Kind {
    let order = bytes(.order)
    if order.count == 1, (0x30...0x39).contains(order[0]), columns.format == .strong { return .set(.normal) }
    return try otherKind(order)
  }

  @inline(never)
  private func otherKind(_ order: UnsafeRawBufferPointer) throws(LogProblem) -> Kind {
    switch columns.format {
    case .fitnotes: return .set(.normal)
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
      if order.equals("Rest Timer") { return .rest }
      if order.equals("Note") { return .note }
      throw problem(.order) { .unknownSetKind(found: $0, known: ["1", "W", "D", "F", "Rest Timer", "Note"]) }
    }
  }

  /// What was done in the set.
  struct Measures {
    let load: Load?
    let reps: Int32?
    let seconds: Int32?
    let millimetres: Int64?
    let halvesOfRPE: UInt8?

    /// Whether nothing was done.
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
  private func unusualThousandths() throws(LogProblem) -> Int { try number(.weight)?.rounded(times: 1_000) ?? 0 }

  /// Whether a column is empty or 0.
  @inline(__always)
  private func isZero(_ column: LogColumn) -> Bool {
    let text = bytes(column)
    return text.isEmpty || text.count == 1 && text[0] == UInt8(ascii: "0")
  }

  /// The number in a column; nil if it is empty or 0.
  @inline(__always)
  private func number(_ column: LogColumn) throws(LogProblem) -> LogNumber? {
    if isZero(column) { return nil }
    let text = bytes(column)
    if let number = LogNumber(text) { return number.isZero ? nil : number }
    return try noNumber(column)
  }

  /// Fails if the column has more than white space.
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

  /// The unit that the row gives.
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

  /// The number of the row's superset in the workout, as the log counts; nil for none.
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
      guard let told = LogLengthUnit(logged: word.text.lowercased()) else {
        throw problem(.distanceUnit) { .unknownUnit(found: $0, known: ["m", "km", "mi", "ft"]) }
      }
      unit = told
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
