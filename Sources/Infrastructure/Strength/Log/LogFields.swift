import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

/// What a row of a log tells.
struct LogFields: ~Copyable {
  private let row: CSVRow
  let columns: LogColumns

  /// Fails on a row of fewer fields than columns, and of more but empty ones.
  init(_ row: CSVRow, _ columns: LogColumns) throws(LogProblem) {
    let expected = columns.names.count
    if row.fields.count != expected {
      if row.count < expected {
        throw LogProblem(
          CSVProblem(.csvFewFields(found: row.count, expected: expected), line: row.line, column: row.count))
      }
      guard (expected..<row.count).allSatisfy({ row[$0].isEmpty }) else {
        throw LogProblem(
          CSVProblem(.csvManyFields(found: row.count, expected: expected), line: row.line, column: expected + 1))
      }
    }
    self.row = row
    self.columns = columns
  }

  enum Kind {
    case set(SetKind)
    case rest, note
  }

  /// The bytes of a column; empty where the log has no such column.
  @inline(__always)
  func bytes(_ column: LogColumn) -> UnsafeRawBufferPointer {
    guard let index = columns[column] else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    // As `row[index]`, without the call of another cell.
    let field = row.fields[index]
    return UnsafeRawBufferPointer(start: row.start + field.start, count: field.end &- field.start)
  }

  /// All that tells workout and exercise, but for the workout's note, as it stands in the row.
  @inline(__always)
  var head: UnsafeRawBufferPointer {
    let (first, last) = (row.fields[0], row.fields[columns.headCount &- 1])
    return UnsafeRawBufferPointer(start: row.start + first.start, count: last.end &- first.start)
  }

  /// Nil where there is nothing.
  func text(_ column: LogColumn) -> String? {
    guard !bytes(column).isEmpty, let index = columns[column] else { return nil }
    return row.text(index)
  }

  func problem(_ column: LogColumn, _ kind: (String) -> LogProblem.Kind) -> LogProblem {
    let index = columns[column] ?? 0
    return LogProblem(
      kind(row.text(index).keptName),
      LogProblem.Place(line: row.line, column: index + 1, name: columns.names[index]))
  }

  /// What kind of row it is.
  func kind() throws(LogProblem) -> Kind {
    let order = bytes(.order)
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

  /// The set, its number not yet told.
  @inline(__always)
  func entry(_ kind: SetKind) throws(LogProblem) -> SetEntry {
    SetEntry(
      number: 0, kind: kind, load: try load(), reps: try count(.reps, most: SetEntry.mostReps),
      seconds: try seconds(), millimetres: try millimetres(), halvesOfRPE: try halvesOfRPE(), note: text(.note))
  }

  /// The number in a column; nil for none and for 0.
  @inline(__always)
  private func number(_ column: LogColumn) throws(LogProblem) -> LogNumber? {
    let text = bytes(column)
    if text.isEmpty || text.count == 1 && text[0] == UInt8(ascii: "0") { return nil }
    if let number = LogNumber(text) { return number.isZero ? nil : number }
    return try noNumber(column)
  }

  /// Fails where the column holds more than white space.
  @inline(never)
  private func noNumber(_ column: LogColumn) throws(LogProblem) -> LogNumber? {
    let text = bytes(column)
    if text.trimmed.isEmpty { return nil }
    throw problem(column) { text.isNegative ? .negative(found: $0) : .noNumber(found: $0) }
  }

  private func count(_ column: LogColumn, most: Int) throws(LogProblem) -> Int32? {
    guard let count = try number(column)?.rounded(), count > 0 else { return nil }
    guard count <= most else { throw problem(column) { .tooLarge(found: $0, most: String(most)) } }
    return Int32(count)
  }

  private func load() throws(LogProblem) -> Load? {
    guard let number = try number(.weight) else { return nil }
    let unit = try massUnit()
    let thousandths = number.rounded(times: 1_000)
    guard thousandths > 0 else { return nil }
    guard let load = Load(thousandths: thousandths, unit: unit) else {
      let most = "\(Load.most(unit) / 1_000) \(unit.rawValue)"
      throw problem(.weight) { .tooLarge(found: $0, most: most) }
    }
    return load
  }

  private func massUnit() throws(LogProblem) -> MassUnit {
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

  /// Which superset of the workout the row is of, as the log counts them; nil for none.
  func superset() throws(LogProblem) -> Int? {
    let text = bytes(.superset).trimmed
    if text.isEmpty { return nil }
    guard let number = LogNumber(text)?.whole(times: 1) else {
      throw problem(.superset) { text.isNegative ? .negative(found: $0) : .noNumber(found: $0) }
    }
    return number
  }

  private func seconds() throws(LogProblem) -> Int32? {
    guard columns.format == .fitnotes else { return try count(.seconds, most: LogDuration.most) }
    let text = bytes(.seconds)
    if text.isEmpty { return nil }
    guard let seconds = LogDuration.seconds(text) else { throw problem(.seconds) { .noDuration(found: $0) } }
    return seconds == 0 ? nil : Int32(seconds)
  }

  private func millimetres() throws(LogProblem) -> Int64? {
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

  private func halvesOfRPE() throws(LogProblem) -> UInt8? {
    guard let number = try number(.effort) else { return nil }
    guard let halves = number.whole(times: 2), SetEntry.halvesOfRPE.contains(halves) else {
      throw problem(.effort) { .noRPE(found: $0) }
    }
    return UInt8(halves)
  }
}
