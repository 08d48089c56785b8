import KernelApplication
import KernelDomain

/// Gathers the activities of a TCX file from its elements, each known by its name and how deep in the activity it is.
struct TCXHandler: XMLHandler {
  private(set) var activities: [TCXActivity] = []
  private var hasRoot = false
  private var section = Section.other

  /// What lies directly in an activity.
  private enum Section { case lap, creator, other }

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    guard hasRoot else {
      hasRoot = true
      guard element.name.equals("TrainingCenterDatabase") else {
        throw FormatProblem(.otherRoot(format: "TCX", root: element.name.text), offset: element.offset)
      }
      return false
    }
    switch element.depth {
    case 0: activities.append(TCXActivity(sport: try element.string("Sport") ?? ""))
    case 1: try enter(element)
    case 4 where section == .lap && element.name.equals("Position"): lap { $0.hasPositions = true }
    default: break
    }
    return true
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    switch (section, element.depth) {
    case (.lap, 2): endLapValue(element)
    case (.lap, 4) where element.name.equals("Time"):
      guard let time = TCXTime(element.text.trimmed) else { break }
      lap { $0.trackEnd = time.instant }
    case (.creator, 2): endCreatorValue(element)
    default: break
    }
  }

  private mutating func enter(_ element: XMLElement) throws(FormatProblem) {
    section = .other
    if element.name.equals("Creator") { section = .creator }
    guard element.name.equals("Lap") else { return }
    section = .lap
    guard let start = try element.value("StartTime").flatMap({ TCXTime($0.trimmed) }) else {
      throw FormatProblem(.noStartTime, offset: element.offset)
    }
    activities[activities.count - 1].laps.append(TCXLap(start: start))
  }

  private mutating func endLapValue(_ element: XMLEnd) {
    if element.name.equals("TotalTimeSeconds") { lap { $0.duration = element.text.scaled(by: 1_000) } }
    if element.name.equals("DistanceMeters") { lap { $0.distance = element.text.scaled(by: 100) } }
  }

  private mutating func endCreatorValue(_ element: XMLEnd) {
    let text = element.text.trimmed.text
    guard !text.isEmpty else { return }
    if element.name.equals("Name") { activities[activities.count - 1].device = text }
    if element.name.equals("UnitId") { activities[activities.count - 1].unit = text }
  }

  /// Changes the lap that was begun last.
  private mutating func lap(_ change: (inout TCXLap) -> Void) {
    let activity = activities.count - 1
    change(&activities[activity].laps[activities[activity].laps.count - 1])
  }
}

extension UnsafeRawBufferPointer {
  /// Without white space around.
  fileprivate var trimmed: UnsafeRawBufferPointer {
    guard let first = firstIndex(where: { !$0.isXMLSpace }), let last = lastIndex(where: { !$0.isXMLSpace }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return part(first..<last + 1)
  }

  /// The decimal number written here times `factor`, rounded to the nearest; nil for what is no number, is negative or
  /// takes more than 31 bits.
  fileprivate func scaled(by factor: Int) -> Int? {
    guard let value = Decimal(self)?.rounded(times: factor), value >= 0 else { return nil }
    return Int32(exactly: value).map(Int.init)
  }
}
