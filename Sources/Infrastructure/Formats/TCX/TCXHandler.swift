import KernelApplication
import KernelDomain

/// Collects the activities in a TCX file. Recognises elements by their names and by their depth within the activity.
struct TCXHandler: XMLHandler {
  private(set) var activities: [TCXActivity] = []
  /// The lap of the activity that is being read; nil outside of laps.
  private var lap: TCXLap?
  private var hasRoot = false
  private var section = Section.other
  private var point = TCXPoint()
  private var hasTime = false

  /// The maximum number of activities that are read. No program writes so many, and a file made to have millions of empty
  /// ones would take gigabytes.
  private static let most = 100_000

  /// The kinds of direct children of an activity element. The handler stores which of them it is reading.
  private enum Section { case lap, creator, extensions, other }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    guard hasRoot else {
      hasRoot = true
      guard element.name.equals("TrainingCenterDatabase") else {
        throw FormatProblem(.otherRoot(format: "TCX", root: element.name.text), offset: element.offset)
      }
      return false
    }
    switch element.depth {
    case 0:
      guard activities.count < TCXHandler.most else { return false }
      activities.append(TCXActivity(sport: try element.string("Sport") ?? ""))
    case 1: try enter(element)
    case 3 where section == .lap: (point, hasTime) = (TCXPoint(), false)
    case 4 where section == .lap && element.name.equals("Position"): lap?.hasPositions = true
    default: break
    }
    return true
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    switch (section, element.depth) {
    case (.lap, 1): endLap()
    case (.other, 1) where element.name.equals("Id"):
      activities[activities.count - 1].id = XMLDateTime(element.text.trimmed)
    case (.lap, 2): endLapValue(element)
    case (.lap, 3) where hasTime && element.name.equals("Trackpoint"): lap?.points.append(point)
    case (.lap, 4) where element.name.equals("Time"):
      guard let time = XMLDateTime(element.text.trimmed) else { break }
      (point.time, hasTime) = (time.instant, true)
      lap?.trackEnd = time.instant
    case (.lap, 4...): endPointValue(element)
    case (.creator, 2): endCreatorValue(element)
    case (.extensions, 2) where element.name.equals("rb:kind"):
      let kind = element.text.trimmed.text
      if !kind.isEmpty { activities[activities.count - 1].ownKind = kind }
    default: break
    }
  }

  private mutating func enter(_ element: XMLElement) throws(FormatProblem) {
    section = .other
    if element.name.equals("Creator") { section = .creator }
    if element.name.equals("Extensions") { section = .extensions }
    guard element.name.equals("Lap") else { return }
    section = .lap
    guard let start = try element.value("StartTime").flatMap({ XMLDateTime($0.trimmed) }) else {
      throw FormatProblem(.noStartTime, offset: element.offset)
    }
    lap = TCXLap(start: start)
  }

  private mutating func endLap() {
    guard let ended = lap.take() else { return }
    activities[activities.count - 1].laps.append(ended)
  }

  private mutating func endLapValue(_ element: XMLEnd) {
    if element.name.equals("TotalTimeSeconds") { lap?.duration = element.text.scaled(by: 1_000) }
    if element.name.equals("DistanceMeters") { lap?.distance = element.text.scaled(by: 100) }
    if element.name.equals("Calories") { lap?.calories = element.text.scaled(by: 1) }
  }

  /// Stores a value of a track point. Depending on the kind of value, its element is the point's child, grandchild or
  /// great-grandchild.
  private mutating func endPointValue(_ element: XMLEnd) {
    func value(_ factor: Int = 1) -> Int64? { Decimal.rounded(element.text, times: factor) }
    switch element.depth {
    case 4 where element.name.equals("AltitudeMeters"): point.altitude = value(100)
    case 4 where element.name.equals("DistanceMeters"): point.distance = value(1_000)
    case 4 where element.name.equals("Cadence"): point.cadence = value()
    case 5 where element.name.equals("LatitudeDegrees"): point.latitude = value(10_000_000)
    case 5 where element.name.equals("LongitudeDegrees"): point.longitude = value(10_000_000)
    case 5 where element.name.equals("Value"): point.heartRate = value()
    case 6 where element.name.isNamed("RunCadence"): point.cadence = point.cadence ?? value()
    default: break
    }
  }

  private mutating func endCreatorValue(_ element: XMLEnd) {
    let text = element.text.trimmed.text
    guard !text.isEmpty else { return }
    if element.name.equals("Name") { activities[activities.count - 1].device = text }
    if element.name.equals("UnitId") { activities[activities.count - 1].unit = text }
  }
}

extension UnsafeRawBufferPointer {
  /// Parses a decimal number. Returns the number multiplied by `factor` and rounded to the nearest; nil if the text is
  /// not a number, if the number is negative, or if the result needs more than 31 bits.
  fileprivate func scaled(by factor: Int) -> Int? {
    guard let value = Decimal.rounded(self, times: factor), value >= 0 else { return nil }
    return Int32(exactly: value).map(Int.init)
  }
}
