import Formats
import KernelDomain
import StrengthDomain

/// A log of GymBook. Its titles are in the user's language. The words in the titles determine which words are expected
/// in the cells.
struct GymBookLog: PlainLog {
  var isSpanned: Bool { true }
  var joinable: [String] { [] }
  private let normal: String
  /// The first three letters of the log's word for repetitions.
  private let repsWord: String

  init(_ table: LogTable) {
    normal = GymBookLog.parts(table.titles[7]).first ?? ""
    repsWord = String((GymBookLog.parts(table.titles[8]).first ?? "").lowercased().prefix(3))
  }

  /// Whether these are the titles of a log of GymBook, in any language.
  static func hasTitles(_ titles: [String]) -> Bool {
    titles.count == 12 && [(7, 3), (8, 2), (9, 2)].allSatisfy { parts(titles[$0]).count == $1 }
  }

  private static func parts(_ title: String) -> [String] {
    var parts: [String] = [""]
    for word in title.split(separator: " ") {
      if word == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1] += (parts.last == "" ? "" : " ") + String(word)
      }
    }
    return parts
  }

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let day = try cells.clock(0).day
    guard let time = LogDate.time(cells.row[2]) else { throw cells.problem(2) { .noDate(found: $0) } }
    if LogYes.words.contains(cells.row.text(11).lowercased()) { return [.skipped(.notDone)] }
    let exercise = cells.row.text(3).cleanName
    if exercise.isEmpty { throw cells.problem(3) { _ in .noExercise } }
    var entry = SetEntry(number: 0, kind: cells.row.text(7).cleanName == normal ? .normal : .warmup)
    if let (number, word) = try amount(cells, 8) {
      if word.hasPrefix(repsWord) {
        guard number.rounded() <= SetEntry.mostReps else {
          throw cells.problem(8) { .tooLarge(found: $0, most: String(SetEntry.mostReps)) }
        }
        if number.rounded() > 0 { entry.reps = Int32(number.rounded()) }
      } else {
        let seconds = number.rounded(times: word.hasPrefix("min") ? 60 : 1)
        if seconds > 0 { entry.seconds = Int32(clamping: min(seconds, LogDuration.most)) }
      }
    }
    var isAssistance = false
    if let (number, word) = try amount(cells, 9, of: exercise, &isAssistance) {
      if let unit = MassUnit(logged: word) {
        let thousandths = number.rounded(times: 1_000)
        entry.load = Load(thousandths: thousandths, unit: unit)
        guard thousandths == 0 || entry.load != nil else {
          throw cells.problem(9) { .tooLarge(found: $0, most: "\(Load.most(unit) / 1_000) \(unit.rawValue)") }
        }
      } else if let unit = LogLengthUnit(logged: word) {
        let length = number.rounded(times: unit.tenthsOfMillimetre, over: 10)
        entry.millimetres = length == 0 ? nil : Int64(length)
      } else {
        throw cells.problem(9) { .unknownUnit(found: $0, known: ["kg", "lb", "m", "km", "mi", "ft"]) }
      }
    }
    let note = cells.row.text(10)
    entry.note = note.isEmpty ? nil : FormulaGuard.unguarded(note)
    let clock = CivilDateTime(day: day, time: time)
    let name = cells.row.text(1).cleanName
    let set = PlainSet(workout: "\(day) \(name)", clock: clock, name: name, exercise: exercise, entry: entry)
    return item(set, isAssistance: isAssistance)
  }

  private func amount(_ cells: LogCells, _ column: Int) throws(LogProblem) -> (LogNumber, String)? {
    var isAssistance = false
    return try amount(cells, column, of: "", &isAssistance)
  }

  /// Returns the number in a field, without its sign, and the word after it in lower case; nil if the field is empty or
  /// 0. If the number is negative, sets `isAssistance` to true, and fails if no machine can assist the lifter in the
  /// exercise.
  private func amount(
    _ cells: LogCells, _ column: Int, of exercise: String, _ isAssistance: inout Bool
  ) throws(LogProblem) -> (LogNumber, String)? {
    let text = cells.row[column].trimmed
    if text.isEmpty { return nil }
    let space = text.firstIndex(of: 0x20) ?? text.count
    var digits = UnsafeRawBufferPointer(rebasing: text[..<space])
    if let assistance = digits.withoutMinus {
      guard AssistedNames.mayBeAssisted(exercise) else { throw cells.problem(column) { .negative(found: $0) } }
      isAssistance = true
      digits = assistance
    }
    guard let number = LogNumber(digits) else { throw cells.problem(column) { .noNumber(found: $0) } }
    if number.isZero { return nil }
    return (number, UnsafeRawBufferPointer(rebasing: text[space...]).trimmed.text.lowercased())
  }
}
