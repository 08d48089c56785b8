import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

/// The columns of a log whose rows are independent of each other. Each column is found by its title.
struct LogTable {
  let titles: [String]
  let options: LogOptions
  private let places: [String: Int]

  init(_ titles: [String], _ options: LogOptions) {
    self.titles = titles
    self.options = options
    places = Dictionary(titles.enumerated().map { (LogApp.compared($1), $0) }) { first, _ in first }
  }

  /// The index of the column with a title; nil if there is none. The title must have the normalised form that
  /// `LogApp.compared` returns.
  subscript(title: String) -> Int? { places[title] }

  /// Returns the unit of mass in the title of a column; nil if there is none.
  func massUnit(_ title: String) -> MassUnit? {
    places[title].flatMap { LogApp.unit(titles[$0]) }.flatMap { MassUnit(logged: $0) }
  }

  func lengthUnit(_ title: String) -> LogLengthUnit? {
    places[title].flatMap { LogApp.unit(titles[$0]) }.flatMap { LogLengthUnit(logged: $0) }
  }
}

/// Reads the fields of one row in a table. A field that is empty, contains the text `null`, or contains the number 0 is
/// read as nil.
struct LogCells {
  let row: CSVRow
  let table: LogTable

  func problem(_ column: Int, _ kind: (String) -> LogProblem.Kind) -> LogProblem {
    LogProblem(
      kind(row.text(column).keptName),
      LogProblem.Place(line: row.line, column: column + 1, name: table.titles[column].keptName))
  }

  private func bytes(_ title: String) -> (column: Int, bytes: UnsafeRawBufferPointer)? {
    guard let column = table[title] else { return nil }
    return bytes(column)
  }

  private func bytes(_ column: Int) -> (column: Int, bytes: UnsafeRawBufferPointer)? {
    let bytes = row[column].trimmed
    return bytes.isEmpty || bytes.equals("null") ? nil : (column, bytes)
  }

  func text(_ title: String) -> String? {
    guard let (column, _) = bytes(title) else { return nil }
    return FormulaGuard.unguarded(row.text(column))
  }

  func name(_ title: String) throws(LogProblem) -> String {
    let name = text(title)?.cleanName ?? ""
    if name.isEmpty, let column = table[title] { throw problem(column) { _ in .noExercise } }
    return name
  }

  func number(_ column: Int) throws(LogProblem) -> LogNumber? {
    guard let (_, bytes) = bytes(column) else { return nil }
    guard let number = LogNumber(bytes) else {
      throw problem(column) { bytes.isNegative ? .negative(found: $0) : .noNumber(found: $0) }
    }
    return number.isZero ? nil : number
  }

  func number(_ title: String) throws(LogProblem) -> LogNumber? {
    guard let column = table[title] else { return nil }
    return try number(column)
  }

  func count(_ title: String, most: Int = SetEntry.mostReps) throws(LogProblem) -> Int32? {
    guard let column = table[title], let count = try number(column)?.rounded(), count > 0 else { return nil }
    guard count <= most else { throw problem(column) { .tooLarge(found: $0, most: String(most)) } }
    return Int32(count)
  }

  /// Returns the load in a field, and whether it is negative; nil if the field is empty or 0. A negative load is
  /// accepted only if a machine may assist the lifter in the exercise.
  func load(
    _ column: Int, _ unit: MassUnit?, of exercise: String
  ) throws(LogProblem) -> (load: Load, isAssistance: Bool)? {
    guard let (_, bytes) = bytes(column) else { return nil }
    let assistance = bytes.withoutMinus.flatMap { AssistedNames.mayBeAssisted(exercise) ? $0 : nil }
    guard let number = LogNumber(assistance ?? bytes) else {
      throw problem(column) { bytes.isNegative ? .negative(found: $0) : .noNumber(found: $0) }
    }
    let thousandths = number.rounded(times: 1_000)
    if thousandths == 0 { return nil }
    guard let unit else { throw problem(column) { _ in .noUnit } }
    guard let load = Load(thousandths: thousandths, unit: unit) else {
      let most = "\(Load.most(unit) / 1_000) \(unit.rawValue)"
      throw problem(column) { .tooLarge(found: $0, most: most) }
    }
    return (load, assistance != nil)
  }

  /// Returns the unit of mass that a field states; `other` if it states none.
  func massUnit(_ title: String, else other: MassUnit?) throws(LogProblem) -> MassUnit? {
    guard let (column, bytes) = bytes(title) else { return other }
    guard let unit = MassUnit(logged: bytes.text.lowercased()) else {
      throw problem(column) { .unknownUnit(found: $0, known: ["kg", "lb"]) }
    }
    return unit
  }

  func seconds(_ title: String) throws(LogProblem) -> Int32? {
    guard let (column, bytes) = bytes(title) else { return nil }
    guard let seconds = LogDuration.seconds(bytes) else { throw problem(column) { .noDuration(found: $0) } }
    return seconds == 0 ? nil : Int32(seconds)
  }

  func millimetres(_ title: String, _ unit: LogLengthUnit) throws(LogProblem) -> Int64? {
    let length = try number(title)?.rounded(times: unit.tenthsOfMillimetre, over: 10) ?? 0
    return length == 0 ? nil : Int64(length)
  }

  func halvesOfRPE(_ title: String) throws(LogProblem) -> UInt8? {
    guard let column = table[title], let number = try number(column) else { return nil }
    guard let halves = number.whole(times: 2), SetEntry.halvesOfRPE.contains(halves) else {
      throw problem(column) { .noRPE(found: $0) }
    }
    return UInt8(halves)
  }

  /// Returns the local time in a field. An instant is converted to local time in the log's time zone.
  func clock(_ column: Int) throws(LogProblem) -> CivilDateTime {
    switch LogDate.moment(row[column].trimmed, order: table.options.dates) {
    case .local(let clock): return clock
    case .instant(let instant): return table.options.zone.clock(at: instant)
    case .unclear: throw problem(column) { _ in .dateOrder }
    case nil: throw problem(column) { .noDate(found: $0) }
    }
  }

  func clock(_ title: String) throws(LogProblem) -> CivilDateTime { try clock(table[title] ?? 0) }

  func isYes(_ title: String) -> Bool {
    guard let (_, bytes) = bytes(title) else { return false }
    return bytes.equals("1") || LogYes.words.contains(bytes.text.lowercased())
  }
}

/// The words for "yes" in the languages that the apps support.
enum LogYes {
  static let words: Set<String> = [
    "true", "ano", "evet", "ja", "oui", "si", "sim", "sì", "sí", "tak", "yes", "да",
  ]
}

/// The names of exercises in which a machine may assist the lifter. Only in these can loads be negative.
enum AssistedNames {
  static let suffix = " (Assisted)"
  private static let words: Set<String> = [
    "assisted", "pullup", "chinup", "pushup", "dip", "muscleup", "pistol",
  ]

  static func mayBeAssisted(_ name: String) -> Bool {
    AssistanceRule.isAssisted(name) || !NameTable.all.words.words(of: name).allSatisfy { !words.contains($0) }
  }

  /// Returns the name of the assisted variant of an exercise.
  static func assisted(_ name: String) -> String {
    AssistanceRule.isAssisted(name) ? name : name + suffix
  }
}
