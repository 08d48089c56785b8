import Formats
import KernelDomain
import StrengthDomain

/// A log converted to UTF-8, and the app that its column titles indicate.
struct LogFile {
  private let bytes: [UInt8]
  private let kind: Kind
  private let titles: [String]

  private enum Kind {
    case app(LogApp)
    case gymBook, jefit
    /// The file is a log of Strong, but lacks the header.
    case headless
    case missing(LogApp, String)
    case unknown
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    titles = LogFile.firstRow(bytes)
    kind = LogFile.kind(bytes, titles)
  }

  private static func kind(_ bytes: [UInt8], _ titles: [String]) -> Kind {
    if JefitLog.recognises(bytes) { return .jefit }
    if GymBookLog.hasTitles(titles) { return .gymBook }
    switch LogApp.find(titles) {
    case .app(let app): return .app(app)
    case .missing(let app, let title): return .missing(app, title)
    case .unknown: return isHeadless(titles) ? .headless : .unknown
    }
  }

  /// Whether one of the known apps probably wrote the file. The first bytes of the file are enough to decide this.
  var isRecognised: Bool {
    if case .unknown = kind { bytes.starts(with: Array("### ".utf8)) } else { true }
  }

  /// Whether the first row has several columns.
  var isTable: Bool { titles.count > 1 }

  var columns: [String] { titles.map(\.keptName) }

  private struct FirstRow: Error {
    let fields: [String]
  }

  private static func firstRow(_ bytes: [UInt8]) -> [String] {
    do throws(FirstRow) {
      try CSVReader.read(Array(bytes.prefix { $0 != 0x0A }), problem: { _ in FirstRow(fields: []) }) {
        row throws(FirstRow) in
        throw FirstRow(fields: (0..<row.count).map(row.text))
      }
      return []
    } catch {
      return error.fields
    }
  }

  // MARK: Logs without titles

  static let headlessTitles = [
    "Date", "Workout Name", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps", "RPE", "Distance",
    "Distance Unit", "Seconds", "Notes", "Workout Notes",
  ]

  /// Whether the fields describe a set in a log of Strong.
  private static func isHeadless(_ fields: [String]) -> Bool {
    guard fields.count == headlessTitles.count else { return false }
    var (date, order) = (fields[0], fields[3])
    let isDate = date.withUTF8 { LogDate.moment(UnsafeRawBufferPointer($0), order: .dayFirst) != nil }
    let isOrder = order.withUTF8 { LogNumber(UnsafeRawBufferPointer($0)) != nil }
    return isDate && date.contains(":") && (isOrder || ["W", "D", "F", "Rest Timer", "Note"].contains(order))
  }

  private var withTitles: [UInt8] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let delimiter = CSVReader.delimiter(of: bytes)
    return Array(LogFile.headlessTitles.joined(separator: String(Unicode.Scalar(delimiter))).utf8) + [0x0A]
      + bytes[start...]
  }

  // MARK: Reading

  func workouts(_ options: LogOptions) throws(LogProblem) -> ReadWorkouts {
    guard options.dates == nil else { return try read(options) }
    do throws(LogProblem) {
      return try read(options)
    } catch {
      guard error.kind == .dateOrder, let column = dateColumn, let order = try order(of: column) else { throw error }
      var options = options
      options.dates = order
      return try read(options)
    }
  }

  /// The index of the column whose dates may contain slashes; nil if there is none.
  private var dateColumn: Int? {
    switch kind {
    case .gymBook, .headless: 0
    case .app: titles.firstIndex { ["date", "start_time", "timestamp"].contains(LogApp.compared($0)) }
    default: nil
    }
  }

  private func order(of column: Int) throws(LogProblem) -> LogDateOrder? {
    var dates: [[UInt8]] = []
    try CSVReader.read(bytes, problem: { LogProblem($0) }) { row throws(LogProblem) in
      guard row.count > column, dates.last.map({ !row[column].elementsEqual($0) }) ?? true else { return }
      dates.append(Array(row[column]))
    }
    return LogDateOrder.find(in: dates)
  }

  private func read(_ options: LogOptions) throws(LogProblem) -> ReadWorkouts {
    let first = LogProblem.Place(line: 1, column: 1, name: titles.first?.keptName)
    if bytes.prefix(while: { $0 != 0x0A }).dropLast().contains(0x0D) {
      throw LogProblem(.carriageReturns, LogProblem.Place(line: 1, column: 1, name: nil))
    }
    switch kind {
    case .jefit: return try JefitLog(bytes, options).workouts()
    case .gymBook:
      return try PlainLogs.read(bytes, .gymBook, options, as: GymBookLog.self)
    case .headless:
      do throws(LogProblem) {
        var read = try LogFile.rows(withTitles, .strong, options)
        read.hasNoHeader = true
        return read
      } catch {
        throw error.moved(down: -1)
      }
    case .app(let app): return try LogFile.read(bytes, app, options)
    case .missing(let app, let title):
      let place = LogProblem.Place(line: 1, column: titles.count + 1, name: nil)
      throw LogProblem(.missingColumn(title), place, app: app.format.app)
    case .unknown:
      if bytes.allSatisfy({ $0 <= 0x20 }) || titles.isEmpty { return try LogFile.rows(bytes, .strong, options) }
      throw LogProblem(.unknownHeader, first, columns: columns)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ app: LogApp, _ options: LogOptions
  ) throws(LogProblem) -> ReadWorkouts {
    switch app.format {
    case .hevy where app.isOfMeasures: try PlainLogs.read(bytes, app, options, as: HevyMeasureLog.self)
    case .fitnotes where app.isOfMeasures: try PlainLogs.read(bytes, app, options, as: FitNotesMeasureLog.self)
    case .strong, .hevy, .fitnotes, .jefit, .gymbook: try rows(bytes, app.format, options)
    case .fitbod: try PlainLogs.read(bytes, app, options, as: FitbodLog.self)
    case .stronglifts: try PlainLogs.read(bytes, app, options, as: StrongLiftsLog.self)
    case .lyfta: try PlainLogs.read(bytes, app, options, as: LyftaLog.self)
    case .liftlog: try PlainLogs.read(bytes, app, options, as: LiftLogLog.self)
    case .liftosaur: try PlainLogs.read(bytes, app, options, as: LiftosaurLog.self)
    }
  }

  private static func rows(
    _ bytes: [UInt8], _ format: LogFormat, _ options: LogOptions
  ) throws(LogProblem) -> ReadWorkouts {
    if let read = LogHalves(bytes)?.workouts(format, options) { return read }
    var rows = LogRows(format, options)
    try CSVReader.read(bytes, problem: { LogProblem($0) }) { row throws(LogProblem) in try rows.add(row) }
    return try rows.finish()
  }
}
