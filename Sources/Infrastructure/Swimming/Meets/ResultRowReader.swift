import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Parses the rows of a table of results. Parses repeated cells only once, because it caches their values.
struct ResultRowReader {
  private let columns: ResultColumns
  private let today: CivilDay
  private let style: (String) -> StrokeStyle?
  private var days = RepeatedCells<CivilDay>()
  private var courses = RepeatedCells<SwimCourse>()
  private var styles = RepeatedCells<StrokeStyle>()
  private var distances = RepeatedCells<WrittenDistance>()
  private var names = RepeatedCells<String>()
  private var rounds = RepeatedCells<String>()
  private var flags = RepeatedCells<Bool>()

  /// Creates a reader for the rows of a table with these columns.
  /// - Parameter style: returns the style that a word means; nil if it means none.
  init(_ columns: ResultColumns, on today: CivilDay, style: @escaping (String) -> StrokeStyle?) {
    self.columns = columns
    self.today = today
    self.style = style
  }

  struct RowError: Error {
    let column: ResultColumn
    let why: ResultRowProblem.Why?
    /// The text of the table's invalid cell, without surrounding spaces.
    let text: String

    /// Returns the problem of the invalid cell, to be reported to the user.
    /// - Parameters:
    ///   - row: the row that contains the invalid cell.
    ///   - skippedLines: the number of lines before the header.
    func problem(_ row: CSVRow, after skippedLines: Int) -> ResultRowProblem {
      ResultRowProblem(line: row.line + skippedLines, column: column.rawValue, text: text, why: why)
    }
  }

  mutating func result(_ row: CSVRow) throws(RowError) -> OfficialResult {
    guard let day = days.value(cell(.day, row), make: { CivilDay($0.text) }) else { throw error(.day, row) }
    guard let course = courses.value(cell(.course, row), make: ResultRowReader.course) else {
      throw error(.course, row)
    }
    guard let style = styles.value(cell(.style, row), make: { [style] in style($0.text) }) else {
      throw error(.style, row)
    }
    guard let distance = distances.value(cell(.distance, row), make: WrittenDistance.init), distance.fits(course) else {
      throw error(.distance, row)
    }
    guard let time = OfficialResultRule.time(utf8: cell(.time, row)) else { throw error(.time, row) }
    var result = OfficialResult(
      day: day, meet: name(.meet, row) ?? "", city: name(.city, row), course: course, style: style,
      distance: distance.amount, hundredths: time, note: name(.note, row))
    result.splits = try splits(row)
    result.isLeadOff = try flag(.leadOff, row)
    result.isExhibition = try flag(.exhibition, row)
    result.round = try round(row)
    (result.points, result.pointTable) = try points(row)
    do {
      try OfficialResultRule.check(result, on: today)
    } catch {
      throw self.error(error.column, row, error.why)
    }
    return result
  }

  // MARK: Cells

  /// Returns the bytes of a cell, without surrounding spaces; empty if the table lacks the column. A quotation mark
  /// within the cell is still doubled, as in the file.
  private func cell(_ column: ResultColumn, _ row: CSVRow) -> UnsafeRawBufferPointer {
    guard let place = columns[column], place < row.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return row[place].trimmedOfSpaces
  }

  private func error(_ column: ResultColumn, _ row: CSVRow, _ why: ResultRowProblem.Why? = nil) -> RowError {
    RowError(column: column, why: why, text: text(column, row))
  }

  private func text(_ column: ResultColumn, _ row: CSVRow) -> String {
    guard let place = columns[column], place < row.count else { return "" }
    var text = row.text(place)
    return text.withUTF8 { UnsafeRawBufferPointer($0).trimmedOfSpaces.text }
  }

  /// Returns a free text, such as a meet's name; nil if the cell is empty.
  private mutating func name(_ column: ResultColumn, _ row: CSVRow) -> String? {
    let cell = cell(column, row)
    if cell.isEmpty { return nil }
    // Doubled quotes have to be decoded, so such a cell can't be cached by its bytes.
    guard cell.firstIndex(of: UInt8(ascii: "\""), from: 0) == nil else {
      return FormulaGuard.unguarded(text(column, row)).cleanName
    }
    return names.value(cell) { FormulaGuard.unguarded($0.text).cleanName }
  }

  private mutating func flag(_ column: ResultColumn, _ row: CSVRow) throws(RowError) -> Bool {
    let cell = cell(column, row)
    if cell.isEmpty { return false }
    let flag = flags.value(cell) { text in
      switch text.text.lowercased() {
      case "no", "ne", "0", "false": false
      case "yes", "ano", "1", "true": true
      default: nil
      }
    }
    guard let flag else { throw error(column, row) }
    return flag
  }

  private mutating func round(_ row: CSVRow) throws(RowError) -> String {
    let cell = cell(.round, row)
    if cell.isEmpty { return OfficialResult.timedFinal }
    let round = rounds.value(cell) { text in
      let round = text.text.uppercased()
      return OfficialResultRule.isRound(round) ? round : nil
    }
    guard let round else { throw error(.round, row) }
    return round
  }

  /// Parses splits such as `50=34.90;75=52.10`; returns an empty array if the cell is empty.
  private func splits(_ row: CSVRow) throws(RowError) -> [OfficialResult.Split] {
    let cell = cell(.splits, row)
    if cell.isEmpty { return [] }
    var splits: [OfficialResult.Split] = []
    for split in cell.split(separator: UInt8(ascii: ";")) {
      let parts = split.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      guard parts.count == 2, let distance = Int(String(decoding: parts[0], as: UTF8.self)),
        let time = OfficialResultRule.time(utf8: UnsafeRawBufferPointer(rebasing: parts[1]))
      else { throw error(.splits, row) }
      splits.append(OfficialResult.Split(distance: distance, hundredths: time))
    }
    return splits
  }

  private mutating func points(_ row: CSVRow) throws(RowError) -> (points: Int?, table: String?) {
    let cell = cell(.points, row)
    if cell.isEmpty { return (nil, nil) }
    guard let points = Int(cell.text), (0...9_999).contains(points) else { throw error(.points, row) }
    return (points, name(.pointTable, row))
  }

  /// Parses a course, which the cell states as a name or as a common pool length; nil for any other text.
  private static func course(_ cell: UnsafeRawBufferPointer) -> SwimCourse? {
    let word = cell.text
    if let course = SwimCourse(word.lowercased()) { return course }
    guard let course = PoolLength(written: word).map(SwimCourse.init), course.isUsual else { return nil }
    return course
  }
}

/// A distance as written in a cell, such as `200`, `50m` or `100 yd`.
private struct WrittenDistance {
  let amount: Int
  /// The unit of the distance; nil if the cell does not state one.
  private let unit: LengthUnit?

  init?(_ cell: UnsafeRawBufferPointer) {
    let word = cell.text
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let amount = Int(digits) else { return nil }
    self.amount = amount
    switch word.dropFirst(digits.count).filter({ $0 != " " }).lowercased() {
    case "": unit = nil
    case "m": unit = .metre
    case "y", "yd", "yds": unit = .yard
    default: return nil
    }
  }

  func fits(_ course: SwimCourse) -> Bool { unit == nil || unit == course.unit }
}

extension SwimCourse {
  fileprivate var isUsual: Bool {
    if case .other = self { false } else { true }
  }
}

extension OfficialResultRule.Problem {
  /// The column of the table whose cell causes the problem.
  fileprivate var column: ResultColumn {
    switch self {
    case .distance: .distance
    case .style: .style
    case .time: .time
    case .day: .day
    case .splits: .splits
    case .meetMissing: .meet
    }
  }

  /// The reason to show to the user for an invalid cell; nil if naming the column and the cell's text is enough.
  fileprivate var why: ResultRowProblem.Why? {
    switch self {
    case .day: .day
    case .distance, .style, .time, .splits, .meetMissing: nil
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var trimmedOfSpaces: UnsafeRawBufferPointer {
    var rest = self[...]
    while rest.first == 0x20 || rest.first == 0x09 { rest.removeFirst() }
    while rest.last == 0x20 || rest.last == 0x09 { rest.removeLast() }
    return UnsafeRawBufferPointer(rebasing: rest)
  }
}
