import KernelDomain
import StrengthDomain

/// The meaning of a log's columns, from its header.
final class LogColumns: Sendable {
  let format: LogFormat
  let names: [String]
  let count: Int
  /// The names of columns that are not used.
  let ignored: [String]
  let start: Int
  let exercise: Int
  let weight: Int
  let reps: Int
  /// The number of columns up to the last one about the workout, apart from its note.
  let workoutCount: Int
  /// The number of columns up to the last one about the workout or the exercise, apart from the workout's note.
  let headCount: Int
  /// The position of each column, by its raw value; -1 if the log lacks it.
  private let places: InlineArray<17, Int>
  /// The unit of all loads; nil if each row has its own.
  let massUnit: MassUnit?
  /// The unit of distances in rows without a unit of their own.
  let lengthUnit: LogLengthUnit

  @inline(__always)
  subscript(column: LogColumn) -> Int? {
    let place = places[column.rawValue]
    return place < 0 ? nil : place
  }

  /// - Parameters:
  ///   - names: the header.
  ///   - unit: the unit of loads if the file does not give it.
  init(_ names: [String], unit: MassUnit?) throws(LogProblem) {
    let titles = names.map { LogTitle($0) }
    guard let format = LogColumns.format(titles.map(\.name)) else {
      throw LogProblem(.unknownHeader, LogProblem.Place(line: 1, column: 1, name: names.first))
    }
    self.format = format
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
        throw LogProblem(.missingColumn(name), LogProblem.Place(line: 1, column: names.count + 1, name: nil))
      }
      return index
    }
    start = try required(.start)
    exercise = try required(.exercise)
    weight = try required(.weight)
    reps = try required(.reps)
    let told = titles[weight].unit.flatMap { MassUnit(logged: $0) }
    massUnit = found[.weightUnit] != nil ? unit : told ?? unit
    guard massUnit != nil || found[.weightUnit] != nil else {
      throw LogProblem(.noUnit, LogProblem.Place(line: 1, column: weight + 1, name: names[weight].keptName))
    }
    lengthUnit = found[.distance].flatMap { titles[$0].unit }.flatMap { LogLengthUnit(logged: $0) } ?? .kilometre
    places = InlineArray { index in LogColumn(rawValue: index).flatMap { found[$0] } ?? -1 }
    self.ignored = ignored
    let workout: [LogColumn] = [.start, .end, .duration, .workoutName]
    workoutCount = workout.compactMap { found[$0] }.reduce(0) { max($0, $1 + 1) }
    headCount = [.exercise, .superset].compactMap { found[$0] }.reduce(workoutCount) { max($0, $1 + 1) }
  }

  /// Whether a log of a known app has this header.
  static func isHeader(_ names: [String]) -> Bool {
    format(names.map { LogTitle($0).name }) != nil
  }

  /// The app with such columns; nil for none.
  /// - Parameter names: in small letters.
  private static func format(_ names: [String]) -> LogFormat? {
    if names.contains("exercise_title") { return .hevy }
    let columns = names.map { LogTitle($0).column(in: .strong) }
    if columns.contains(.exercise), columns.contains(.order) { return .strong }
    return names.contains("exercise") && names.contains("category") ? .fitnotes : nil
  }
}

/// The meaning of a column.
enum LogColumn: Int, CaseIterable {
  case start, end, duration, workoutName, workoutNote
  case exercise, exerciseNote, superset
  /// The kind of a set, or its number.
  case order
  case weight, weightUnit, reps, distance, distanceUnit, seconds, effort, note
}

/// The name of a column in a header, with its unit in brackets or after `_`.
struct LogTitle {
  /// In small letters, without the unit.
  let name: String
  let unit: String?

  init(_ title: String) {
    var name = title.lowercased().replacing("\u{2019}", with: "'")
    while name.last == " " { name.removeLast() }
    while name.first == " " { name.removeFirst() }
    if name.last == ")", let bracket = name.lastIndex(of: "("), name[..<bracket].last == " " {
      unit = String(name[name.index(after: bracket)...].dropLast())
      self.name = String(name[..<bracket].dropLast())
    } else if let line = name.lastIndex(of: "_"), ["weight", "distance"].contains(name[..<line]) {
      unit = String(name[name.index(after: line)...])
      self.name = String(name[..<line])
    } else {
      unit = nil
      self.name = name
    }
  }

  /// The meaning of a column with this title in logs of the app; nil if it is not used.
  func column(in format: LogFormat) -> LogColumn? {
    guard let column = LogTitle.columns[format]?[name] else { return nil }
    switch (column, unit) {
    case (.weight, let unit?): return MassUnit(logged: unit) == nil ? nil : column
    case (.distance, let unit?): return LogLengthUnit(logged: unit) == nil ? nil : column
    case (.duration, let unit?): return unit == "sec" ? column : nil
    case (_, let unit): return unit == nil ? column : nil
    }
  }

  /// Whether the app is known to write it, although it is not used.
  func isKnown(in format: LogFormat) -> Bool {
    switch format {
    case .strong: name == "workout #"
    case .hevy: name == "set_index"
    case .fitnotes: name == "category"
    }
  }

  /// The app's name for a column; the French one if other columns have French names.
  static func name(of column: LogColumn, in format: LogFormat, beside titles: [LogTitle]) -> String? {
    let isFrench = titles.contains { french.contains($0.name) }
    let names = (columns[format] ?? [:]).filter { $0.value == column }.keys.sorted()
    guard let name = names.first(where: { french.contains($0) == isFrench }) ?? names.first else { return nil }
    return format == .hevy ? (name == "weight" ? "weight_kg" : name) : name.capitalizedASCII
  }

  private static let french: Set<String> = [
    "nom de l'entraînement", "durée", "nom de l'exercice", "ordre de la série", "poids", "réps", "secondes",
    "notes d'entraînement",
  ]

  private static let columns: [LogFormat: [String: LogColumn]] = [
    .strong: [
      "date": .start, "workout name": .workoutName, "nom de l'entraînement": .workoutName, "duration": .duration,
      "workout duration": .duration, "durée": .duration, "exercise name": .exercise, "nom de l'exercice": .exercise,
      "set order": .order, "ordre de la série": .order, "weight": .weight, "poids": .weight, "weight unit": .weightUnit,
      "reps": .reps, "réps": .reps, "distance": .distance, "distance unit": .distanceUnit, "seconds": .seconds,
      "secondes": .seconds, "notes": .note, "workout notes": .workoutNote, "notes d'entraînement": .workoutNote,
      "rpe": .effort,
    ],
    .hevy: [
      "title": .workoutName, "start_time": .start, "end_time": .end, "description": .workoutNote,
      "exercise_title": .exercise, "superset_id": .superset, "exercise_notes": .exerciseNote, "set_type": .order,
      "weight": .weight, "reps": .reps, "distance": .distance, "duration_seconds": .seconds, "rpe": .effort,
    ],
    .fitnotes: [
      "date": .start, "exercise": .exercise, "weight": .weight, "weight unit": .weightUnit, "reps": .reps,
      "distance": .distance, "distance unit": .distanceUnit, "time": .seconds, "comment": .note,
    ],
  ]
}

extension String {
  /// Each word with its first ASCII letter as a capital.
  fileprivate var capitalizedASCII: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

extension MassUnit {
  /// - Parameter word: as logs write it, in small letters. Nil if it is not a unit of mass.
  init?(logged word: String) {
    switch word {
    case "kg", "kgs": self = .kilogram
    case "lb", "lbs": self = .pound
    default: return nil
    }
  }
}

/// A unit of distances in logs.
enum LogLengthUnit: CaseIterable {
  case metre, kilometre, mile, foot

  /// - Parameter word: as logs write it, in small letters. Nil if it is not a unit of length.
  init?(logged word: String) {
    switch word {
    case "m", "meters", "metres": self = .metre
    case "km", "kms", "kilometers", "kilometres": self = .kilometre
    case "mi", "mile", "miles": self = .mile
    case "ft", "feet": self = .foot
    default: return nil
    }
  }

  /// In tenths of a millimetre: a mile is exactly 1,609.344 m, a foot 0.3048 m.
  var tenthsOfMillimetre: Int {
    switch self {
    case .metre: 10_000
    case .kilometre: 10_000_000
    case .mile: 16_093_440
    case .foot: 3_048
    }
  }
}
