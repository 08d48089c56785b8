import KernelDomain
import StrengthDomain

/// A table of body measures from Hevy, with a row for each day and a column for each measure.
struct HevyMeasureLog: PlainLog {
  private struct Column {
    let place: Int
    let kind: BodyMeasure.Kind
    let unit: BodyMeasure.Unit
  }

  var joinable: [String] { [] }
  private let columns: [Column]

  private static let kinds: [String: BodyMeasure.Kind] = [
    "weight": .weight, "fat_percent": .bodyFat, "neck": .neck, "shoulder": .shoulders, "chest": .chest,
    "left_bicep": .leftUpperArm, "right_bicep": .rightUpperArm, "left_forearm": .leftForearm,
    "right_forearm": .rightForearm, "abdomen": .abdomen, "waist": .waist, "hips": .hips, "left_thigh": .leftThigh,
    "right_thigh": .rightThigh, "left_calf": .leftCalf, "right_calf": .rightCalf,
  ]

  init(_ table: LogTable) throws(LogProblem) {
    var columns: [Column] = []
    for (place, title) in table.titles.enumerated() {
      guard let kind = HevyMeasureLog.kinds[LogApp.compared(title)] else { continue }
      let told = kind == .bodyFat ? .percent : LogApp.unit(title).flatMap { BodyMeasure.Unit(logged: $0) }
      guard let unit = told ?? (kind == .weight ? table.options.unit.map { BodyMeasure.Unit.mass($0) } : nil),
        unit.fits(kind)
      else {
        throw LogProblem.noUnit(of: .hevy, column: place, table.titles)
      }
      columns.append(Column(place: place, kind: kind, unit: unit))
    }
    self.columns = columns
  }

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let day = try cells.clock("date").day
    var items: [PlainItem] = []
    for column in columns {
      guard let number = try cells.number(column.place) else { continue }
      let measure = BodyMeasure(
        kind: column.kind, day: day, thousandths: number.rounded(times: 1_000), unit: column.unit)
      guard measure.isPossible else { throw cells.problem(column.place) { .measure(found: $0) } }
      items.append(.measure(measure))
    }
    return items
  }
}

/// A table of body measures from FitNotes, with a row for each measure.
struct FitNotesMeasureLog: PlainLog {
  var joinable: [String] { ["comment"] }

  init(_ table: LogTable) {}

  private static let kinds: [String: BodyMeasure.Kind] = [
    "bodyweight": .weight, "body weight": .weight, "weight": .weight, "body fat": .bodyFat, "neck": .neck,
    "shoulders": .shoulders, "chest": .chest, "left bicep": .leftUpperArm, "right bicep": .rightUpperArm,
    "bicep left": .leftUpperArm, "bicep right": .rightUpperArm, "left biceps": .leftUpperArm,
    "right biceps": .rightUpperArm, "left forearm": .leftForearm, "right forearm": .rightForearm,
    "forearm left": .leftForearm, "forearm right": .rightForearm, "left thigh": .leftThigh,
    "right thigh": .rightThigh, "thigh left": .leftThigh, "thigh right": .rightThigh, "left calf": .leftCalf,
    "right calf": .rightCalf, "calf left": .leftCalf, "calf right": .rightCalf, "abdomen": .abdomen,
    "abdominals": .abdomen, "waist": .waist, "hips": .hips,
  ]

  func items(_ cells: LogCells) throws(LogProblem) -> [PlainItem] {
    let day = try cells.clock("date").day
    let kind = cells.text("measurement").flatMap { FitNotesMeasureLog.kinds[SearchText($0).text] }
    guard let column = cells.table["value"], let number = try cells.number("value") else { return [.skipped(.empty)] }
    guard let kind else { return [.skipped(.otherMeasure)] }
    let unit = cells.text("unit").flatMap { BodyMeasure.Unit(logged: $0.lowercased()) }
    guard let unit, unit.fits(kind) else {
      throw cells.problem(cells.table["unit"] ?? 0) { .unknownUnit(found: $0, known: kind.units) }
    }
    let measure = BodyMeasure(kind: kind, day: day, thousandths: number.rounded(times: 1_000), unit: unit)
    guard measure.isPossible else { throw cells.problem(column) { .measure(found: $0) } }
    return [.measure(measure)]
  }
}

extension BodyMeasure {
  /// Creates the measure for a body weight in a log of workouts. Fails if the weight is implausible.
  static func weight(
    _ load: Load, on day: CivilDay, _ cells: LogCells, _ column: Int
  ) throws(LogProblem) -> [PlainItem] {
    let measure = BodyMeasure(kind: .weight, day: day, thousandths: Int(load.thousandths), unit: .mass(load.unit))
    guard measure.isPossible else { throw cells.problem(column) { .measure(found: $0) } }
    return [.measure(measure)]
  }

  /// Returns the measures that count. Of several measures of the same kind on the same day, only the last one counts.
  static func counting(_ measures: [BodyMeasure]) -> [BodyMeasure] {
    var last: [BodyMeasure.Key: BodyMeasure] = [:]
    for measure in measures { last[measure.key] = measure }
    return last.values.sorted { ($0.day, $0.kind.rawValue) < ($1.day, $1.kind.rawValue) }
  }
}

extension BodyMeasure.Unit {
  /// Creates the unit that a word means; nil for an unknown word.
  init?(logged word: String) {
    switch word {
    case "%", "percent": self = .percent
    case "cm": self = .centimetre
    case "in", "inch", "inches": self = .inch
    default:
      guard let mass = MassUnit(logged: word) else { return nil }
      self = .mass(mass)
    }
  }
}
