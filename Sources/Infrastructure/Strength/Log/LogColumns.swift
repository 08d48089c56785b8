import KernelDomain
import StrengthDomain

/// Determines the meaning of each column of a log from the log's header.
final class LogColumns: Sendable {
  let format: LogFormat
  let names: [String]
  let count: Int
  /// The titles of the log's columns that imports ignore.
  let ignored: [String]
  let weight: Int
  /// The number of columns up to and including the last one that describes the workout. The column of the workout's
  /// note is disregarded.
  let workoutCount: Int
  /// The number of columns up to and including the last one that describes the workout or the exercise. The column of
  /// the workout's note is disregarded.
  let headCount: Int
  /// The index of each column in the log, stored under the column's raw value; -1 if the log lacks the column.
  private let places: InlineArray<17, Int>
  /// The unit of all loads in the log; nil if each row states its own unit.
  let massUnit: MassUnit?
  /// The unit of distances in those rows of the log that do not state one.
  let lengthUnit: LogLengthUnit

  @inline(__always)
  subscript(column: LogColumn) -> Int? {
    let place = places[column.rawValue]
    return place < 0 ? nil : place
  }

  /// Whether the unit of distances was inferred from the unit of loads.
  let isLengthUnitAssumed: Bool
  /// The index of the column with the exercise's category; nil if the log has none.
  let category: Int?
  /// The indices of the columns whose text may contain commas without quotation marks.
  let joinable: [Int]
  let dates: LogDateOrder?

  /// Determines the meaning of each column in a log.
  /// - Parameters:
  ///   - names: the titles of the columns in the header.
  ///   - format: the app that wrote the header.
  ///   - options: what the user stated about the log.
  init(_ names: [String], of format: LogFormat, _ options: LogOptions) throws(LogProblem) {
    let unit = options.unit
    let titles = names.map { LogTitle($0) }
    self.format = format
    dates = options.dates
    self.names = names.map(\.keptName)
    count = names.count
    var found: [LogColumn: Int] = [:]
    var ignored: [String] = []
    for (index, title) in titles.enumerated() {
      guard let column = title.column(in: format) else {
        if !title.isKnown(in: format) { ignored.append(names[index].keptName) }
        continue
      }
      if found[column] == nil { found[column] = index } else { ignored.append(names[index].keptName) }
    }
    func required(_ column: LogColumn) throws(LogProblem) -> Int {
      guard let index = found[column] else {
        let name = LogTitle.name(of: column, in: format, beside: titles) ?? ""
        throw LogProblem(
          .missingColumn(name), LogProblem.Place(line: 1, column: names.count + 1, name: nil), app: format.app)
      }
      return index
    }
    _ = try required(.start)
    _ = try required(.exercise)
    weight = try required(.weight)
    _ = try required(.reps)
    let titleUnit = titles[weight].unit.flatMap { MassUnit(logged: $0) }
    massUnit = found[.weightUnit] != nil ? unit : titleUnit ?? unit
    guard massUnit != nil || found[.weightUnit] != nil else {
      throw LogProblem(
        .noUnit, LogProblem.Place(line: 1, column: weight + 1, name: names[weight].keptName), app: format.app)
    }
    let toldLength = found[.distance].flatMap { titles[$0].unit }.flatMap { LogLengthUnit(logged: $0) }
    let assumed: LogLengthUnit = format == .strong && massUnit == .pound ? .mile : .kilometre
    isLengthUnitAssumed = toldLength == nil && options.distance == nil && assumed == .mile
    lengthUnit = toldLength ?? (format == .strong ? options.distance : nil) ?? assumed
    category = format == .fitnotes ? titles.firstIndex { $0.name == "category" } : nil
    joinable = [found[.exercise], found[.workoutName], category, found[.note], found[.workoutNote]].compactMap(\.self)
    places = InlineArray { index in LogColumn(rawValue: index).flatMap { found[$0] } ?? -1 }
    self.ignored = ignored
    let workout: [LogColumn] = [.start, .end, .duration, .workoutName]
    workoutCount = workout.compactMap { found[$0] }.reduce(0) { max($0, $1 + 1) }
    headCount = [.exercise, .superset].compactMap { found[$0] }.reduce(workoutCount) { max($0, $1 + 1) }
  }

}

/// The meaning of a column in a training log.
enum LogColumn: Int, CaseIterable {
  case start, end, duration, workoutName, workoutNote
  case exercise, exerciseNote, superset
  /// The kind of the set (such as a warm-up), or its number.
  case order
  case weight, weightUnit, reps, distance, distanceUnit, seconds, effort, note
}

/// A column's title, split into its name and its unit, which is in brackets or after `_`.
struct LogTitle {
  /// The name of the column in English and in lower case, without the unit.
  let name: String
  let unit: String?
  /// The name of the column in the file's language and in lower case.
  fileprivate let written: String

  init(_ title: String) {
    let (name, unit) = LogTitle.parts(title)
    (self.name, self.unit, written) = (LogApp.english(name), unit, name)
  }

  private static func parts(_ title: String) -> (name: String, unit: String?) {
    let name = title.lowercased().replacing("\u{2019}", with: "'")[...].trimmed
    if name.last == ")", let bracket = name.lastIndex(of: "("), bracket != name.startIndex {
      let unit = name[name.index(after: bracket)...].dropLast()
      return (String(name[..<bracket].trimmed), String(unit.trimmed))
    }
    if let line = name.lastIndex(of: "_"), ["weight", "distance"].contains(name[..<line]) {
      return (String(name[..<line]), String(name[name.index(after: line)...]))
    }
    // In logs of Strong from 2016, the title of the column of loads is only the unit.
    if ["kg", "lb", "lbs"].contains(name) { return ("weight", String(name)) }
    if ["km", "mi"].contains(name) { return ("distance", String(name)) }
    return (String(name), nil)
  }

  /// Returns the meaning of a column with this title in the app's logs; nil if imports ignore the column.
  func column(in format: LogFormat) -> LogColumn? {
    guard let column = LogTitle.columns[format]?[name] else { return nil }
    switch (column, unit) {
    case (.weight, let unit?): return MassUnit(logged: unit) == nil ? nil : column
    case (.distance, let unit?): return LogLengthUnit(logged: unit) == nil ? nil : column
    case (.duration, let unit?), (.seconds, let unit?): return LogTitle.seconds.contains(unit) ? column : nil
    case (_, let unit): return unit == nil ? column : nil
    }
  }

  private static let seconds: Set<String> = ["s", "sec", "secs", "seconds"]

  /// Whether the app is known to write a column with this title that imports ignore.
  func isKnown(in format: LogFormat) -> Bool {
    switch format {
    case .strong: name == "workout #"
    case .hevy: name == "set_index"
    case .fitnotes: ["category", "kind"].contains(name)
    default: false
    }
  }

  /// Returns the app's title for a column, in the language of the file's titles.
  static func name(of column: LogColumn, in format: LogFormat, beside titles: [LogTitle]) -> String? {
    guard let name = (columns[format] ?? [:]).filter({ $0.value == column }).keys.min() else { return nil }
    if format == .hevy { return name == "weight" ? "weight_kg" : name }
    return LogApp.written(name, beside: titles.map(\.written))
  }

  private static let columns: [LogFormat: [String: LogColumn]] = [
    .strong: [
      "date": .start, "workout name": .workoutName, "duration": .duration, "workout duration": .duration,
      "exercise name": .exercise, "set order": .order, "weight": .weight, "weight unit": .weightUnit, "reps": .reps,
      "distance": .distance, "distance unit": .distanceUnit, "seconds": .seconds, "notes": .note,
      "workout notes": .workoutNote, "rpe": .effort,
    ],
    .hevy: [
      "title": .workoutName, "start_time": .start, "end_time": .end, "description": .workoutNote,
      "exercise_title": .exercise, "superset_id": .superset, "exercise_notes": .exerciseNote, "set_type": .order,
      "weight": .weight, "reps": .reps, "distance": .distance, "duration_seconds": .seconds, "rpe": .effort,
    ],
    .fitnotes: [
      "date": .start, "exercise": .exercise, "weight": .weight, "weight unit": .weightUnit, "reps": .reps,
      "distance": .distance, "distance unit": .distanceUnit, "time": .seconds, "comment": .note,
      "notes": .note,
    ],
  ]
}

extension MassUnit {
  /// Creates the unit of mass that a word means; nil if it means none.
  /// - Parameter word: a unit as logs state it, in lower case.
  init?(logged word: String) {
    switch word {
    case "kg", "kgs", "kilograms": self = .kilogram
    case "lb", "lbs", "pounds": self = .pound
    default: return nil
    }
  }
}

/// A unit of distances in logs.
package enum LogLengthUnit: CaseIterable, Sendable {
  case metre, kilometre, mile, foot

  /// Creates the unit of length that a word means; nil if it means none.
  /// - Parameter word: a unit as logs state it, in lower case.
  init?(logged word: String) {
    switch word {
    case "m", "m.", "meters", "metres": self = .metre
    case "km", "km.", "kms", "kilometers", "kilometres": self = .kilometre
    case "mi", "mi.", "mile", "miles": self = .mile
    case "ft", "feet": self = .foot
    default: return nil
    }
  }

  /// The length of the unit in tenths of a millimetre. A mile is exactly 1,609.344 m, and a foot 0.3048 m.
  var tenthsOfMillimetre: Int {
    switch self {
    case .metre: 10_000
    case .kilometre: 10_000_000
    case .mile: 16_093_440
    case .foot: 3_048
    }
  }
}
