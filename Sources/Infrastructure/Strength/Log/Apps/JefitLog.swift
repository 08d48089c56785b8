import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

/// A log of Jefit. It consists of several tables, each of which is preceded by a line such as `### EXERCISE LOGS ###`.
struct JefitLog {
  /// A table in the log of Jefit. Its first row contains the titles.
  private struct Section {
    var lines: Range<Int>
    /// The number of the line on which the table begins, counted from 1.
    var first: Int
  }

  private static let mark: [UInt8] = Array("### EXERCISE LOGS ###".utf8)

  private let bytes: [UInt8]
  private let options: LogOptions
  private var sections: [String: Section] = [:]

  /// Whether the bytes contain the line that precedes the table of sets in a log of Jefit.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let hash = UInt8(ascii: "#")
    // A log of Jefit begins with the line of a section, so other files need not be searched.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].first(where: { $0 > 0x20 }) == hash else { return false }
    var place = start
    while let found = bytes[place...].firstIndex(of: hash) {
      let isAtStart = found == start || bytes[found - 1] == 0x0A
      if isAtStart, bytes[found...].starts(with: mark) { return true }
      place = bytes[found...].firstIndex(of: 0x0A) ?? bytes.count
    }
    return false
  }

  init(_ bytes: [UInt8], _ options: LogOptions) {
    self.bytes = bytes
    self.options = options
    findSections()
  }

  private mutating func findSections() {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    var open: (name: String, start: Int, line: Int)?
    func close(_ end: Int, _ sections: inout [String: Section]) {
      guard let open, open.start < end, sections[open.name] == nil else { return }
      sections[open.name] = Section(lines: open.start..<end, first: open.line)
    }
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      if bytes[place...].starts(with: [0x23, 0x23, 0x23]) {
        close(place, &sections)
        let words = String(decoding: bytes[place..<end], as: UTF8.self).split { $0 == "#" || $0.isNewline }
        let name = words.lazy.map { $0.split(separator: " ").joined(separator: " ") }.first { !$0.isEmpty }
        open = name.map { ($0, end, line + 1) }
      }
      place = end
      line += 1
    }
    close(bytes.count, &sections)
  }

  /// Calls `use` with each row of the table called `name`, without the titles; does nothing if the log lacks the table.
  /// Fails if a row is too short, or if the table lacks one of the `required` columns.
  private func read(
    _ name: String, requiring required: [String] = [], _ use: (LogCells) throws(LogProblem) -> Void
  ) throws(LogProblem) {
    guard let section = sections[name] else { return }
    let text = JefitLog.withoutEmptyLines(Array(bytes[section.lines]))
    let before = section.first - 1 + text.dropped
    var opened: LogTable?
    do throws(LogProblem) {
      try CSVReader.read(text.bytes, problem: { LogProblem($0) }) { row throws(LogProblem) in
        if row.count == 1, row[0].trimmed.isEmpty { return }
        guard let table = opened else {
          let table = LogTable((0..<row.count).map(row.text), options)
          if let missing = required.first(where: { table[$0] == nil }) {
            let place = LogProblem.Place(line: row.line, column: row.count + 1, name: nil)
            throw LogProblem(.missingColumn(missing), place, app: LogFormat.jefit.app)
          }
          opened = table
          return
        }
        guard row.count >= table.titles.count else {
          throw LogProblem(
            CSVProblem(
              .csvFewFields(found: row.count, expected: table.titles.count), line: row.line, column: row.count))
        }
        guard (table.titles.count..<row.count).allSatisfy({ row[$0].isEmpty }) else {
          throw UnquotedCommas.problem(row, expected: table.titles.count)
        }
        try use(LogCells(row: row, table: table))
      }
    } catch {
      throw error.moved(down: before)
    }
  }

  /// Removes the empty lines before the titles. Also returns the number of removed lines.
  private static func withoutEmptyLines(_ bytes: [UInt8]) -> (bytes: [UInt8], dropped: Int) {
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    return (Array(bytes[start...]), bytes[..<start].count { $0 == 0x0A })
  }

  // MARK: Reading

  func workouts() throws(LogProblem) -> ReadWorkouts {
    var read = ReadWorkouts(format: .jefit)
    let unit = try unit()
    let sessions = try sessions()
    var workouts = PlainWorkouts(app: LogFormat.jefit.app, zone: options.zone)
    try self.read("EXERCISE LOGS", requiring: ["mydate", "ename", "logs"]) { cells throws(LogProblem) in
      let exercise = try cells.name("ename")
      let (key, clock, duration) = try workout(of: cells, sessions)
      for entry in (cells.text("logs") ?? "").split(separator: ",") {
        guard let set = try JefitLog.set(entry, unit, exercise, cells) else {
          read.skipped[.otherEntries, default: 0] += 1
          continue
        }
        if set.entry.isEmpty {
          read.skipped[.empty, default: 0] += 1
          continue
        }
        if set.isAssistance, !AssistanceRule.isAssisted(exercise) { read.skipped[.assisted, default: 0] += 1 }
        let name = set.isAssistance ? AssistedNames.assisted(exercise) : exercise
        workouts.add(
          PlainSet(workout: key, clock: clock, duration: duration, exercise: name, entry: set.entry))
      }
    }
    try self.read("PROFILE") { cells throws(LogProblem) in
      guard let column = cells.table["weight"], let load = try cells.load(column, unit, of: "") else { return }
      for case .measure(let measure) in try BodyMeasure.weight(
        load.load, on: try cells.clock("mydate").day, cells, column)
      {
        read.measures.append(measure)
      }
    }
    read.workouts = workouts.finish()
    return read
  }

  /// Returns the unit of loads in the file's settings or, if the settings lack it, the unit that the user stated. Fails
  /// if neither the file nor the user states a unit.
  private func unit() throws(LogProblem) -> MassUnit {
    var found: MassUnit?
    try read("SETTING") { cells throws(LogProblem) in
      found = try cells.massUnit("mass", else: found)
    }
    if let unit = found ?? options.unit { return unit }
    throw LogProblem(.noUnit, LogProblem.Place(line: 1, column: 1, name: nil), app: LogFormat.jefit.app)
  }

  private func sessions() throws(LogProblem) -> [String: (start: Timestamp, duration: Int?)] {
    var sessions: [String: (start: Timestamp, duration: Int?)] = [:]
    try read("WORKOUT SESSIONS") { cells throws(LogProblem) in
      guard let id = cells.text("_id"), let start = cells.text("starttime").flatMap(JefitLog.instant) else { return }
      let end = cells.text("endtime").flatMap(JefitLog.instant)
      let seconds = end.map { Int($0.seconds - start.seconds) }
      sessions[id] = (start, seconds.flatMap { (1...LogDuration.most).contains($0) ? $0 : nil })
    }
    return sessions
  }

  /// Parses a time that is stated in seconds since 1970, with 9 or 10 digits; nil for any other text.
  private static func instant(_ text: String) -> Timestamp? {
    guard (9...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let seconds = Int64(text)
    else { return nil }
    return Timestamp(seconds: seconds)
  }

  private func workout(
    of cells: LogCells, _ sessions: [String: (start: Timestamp, duration: Int?)]
  ) throws(LogProblem) -> (key: String, clock: CivilDateTime, duration: Int?) {
    let id = cells.text("belongsession") ?? ""
    if let session = sessions[id] {
      return ("session \(id)", options.zone.clock(at: session.start), session.duration)
    }
    if let start = JefitLog.instant(id) { return ("session \(id)", options.zone.clock(at: start), nil) }
    let day = try cells.clock("mydate").day
    return ("day \(day)", CivilDateTime(day: day, time: CivilTime(hour: 0, minute: 0, second: 0)), nil)
  }

  /// Parses a set such as `135x5`, a load and a number of repetitions; nil for any other text.
  private static func set(
    _ entry: Substring, _ unit: MassUnit, _ exercise: String, _ cells: LogCells
  ) throws(LogProblem) -> (entry: SetEntry, isAssistance: Bool)? {
    let parts = entry.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let column = cells.table["logs"] ?? 0
    func number(_ text: Substring) -> LogNumber? {
      var text = String(text)
      return text.withUTF8 { LogNumber(UnsafeRawBufferPointer($0)) }
    }
    var load = parts[0].drop { $0 == " " }
    let isNegative = load.first == "-" || load.first == "\u{2212}"
    if isNegative {
      guard AssistedNames.mayBeAssisted(exercise) else { throw cells.problem(column) { .negative(found: $0) } }
      load.removeFirst()
    }
    guard let amount = number(load), let reps = number(parts[1]) else { return nil }
    guard reps.rounded() <= SetEntry.mostReps else {
      throw cells.problem(column) { .tooLarge(found: $0, most: String(SetEntry.mostReps)) }
    }
    var set = SetEntry(number: 0, reps: reps.rounded() == 0 ? nil : Int32(reps.rounded()))
    let thousandths = amount.rounded(times: 1_000)
    if thousandths > 0 {
      guard let load = Load(thousandths: thousandths, unit: unit) else {
        throw cells.problem(column) { .tooLarge(found: $0, most: "\(Load.most(unit) / 1_000) \(unit.rawValue)") }
      }
      set.load = load
    }
    return (set, isNegative)
  }
}
