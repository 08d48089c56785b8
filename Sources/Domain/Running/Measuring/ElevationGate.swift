package import KernelDomain

/// Holds back elevations that the runner cannot have reached since the last accepted elevation.
///
/// If five elevations in a row are held back, but each can be reached from the elevation before it, the altimeter
/// jumped (for example when it was calibrated), and all five are accepted.
package struct ElevationGate: Hashable, Sendable {
  /// An elevation that is accepted or held back, in centimetres, and the time of its fix.
  package struct Reading: Hashable, Sendable {
    package let time: Timestamp
    package let elevation: Int32
  }

  enum Outcome {
    case kept
    case held
    /// The altimeter jumped to the first of these readings. They were held back before, and are accepted now.
    case jumped([Reading])
  }

  private var last: Reading?
  /// The readings that have been held back since the last accepted one.
  private var row: [Reading] = []

  /// The difference in elevation that counts as reachable even within no time, in centimetres.
  private static let tolerance: Int64 = 1_000
  /// The greatest plausible speed of climbing or descending, in metres per second.
  private static let fastest: Int64 = 3
  /// How many consecutive readings must be held back for the altimeter to count as having jumped.
  private static let jumpRow = 5

  package init() {}

  @inline(__always)
  mutating func add(_ elevation: Int32, at time: Timestamp) -> Outcome {
    let reading = Reading(time: time, elevation: elevation)
    if let last, !ElevationGate.reaches(last, reading) { return hold(reading) }
    if !row.isEmpty { row.removeAll(keepingCapacity: true) }
    last = reading
    return .kept
  }

  private mutating func hold(_ reading: Reading) -> Outcome {
    if let before = row.last, !ElevationGate.reaches(before, reading) { row.removeAll(keepingCapacity: true) }
    row.append(reading)
    guard row.count == ElevationGate.jumpRow else { return .held }
    let all = row
    row.removeAll(keepingCapacity: true)
    last = reading
    return .jumped(all)
  }

  /// Whether the runner can get from the elevation `before` to the elevation `reading`: they differ by at most 10
  /// metres, plus 3 metres for each second between them.
  @inline(__always)
  private static func reaches(_ before: Reading, _ reading: Reading) -> Bool {
    let difference = abs(Int64(reading.elevation) - Int64(before.elevation))
    // Both sides are in tenths of a centimetre, since a metre per second is a tenth of a centimetre per millisecond.
    return 10 * difference <= 10 * tolerance + fastest * (reading.time - before.time)
  }
}
