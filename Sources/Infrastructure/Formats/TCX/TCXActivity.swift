package import KernelDomain

/// An activity in a TCX file (Garmin Training Center Database, version 2).
package struct TCXActivity {
  /// The word that the file uses for the sport. According to the format, it is "Running", "Biking" or "Other", but some
  /// programs write other words.
  package let sport: String
  /// The device's name; nil if the file does not state it. `unit` is the device's serial number.
  package internal(set) var device: String?
  package internal(set) var unit: String?
  /// The kind of activity in this program's own terms, if this program exported the file; nil for any other file.
  package internal(set) var ownKind: String?
  /// The time in the activity's `Id`, which is the start of the activity according to the clock of the device or
  /// program that wrote the file; nil if the `Id` is not a time.
  package internal(set) var id: XMLDateTime?
  package internal(set) var laps: [TCXLap] = []

  package var hasPositions: Bool { laps.contains(where: \.hasPositions) }

  /// Whether only a pool swim can have these laps: no point has a position, and the distance of each lap is a whole
  /// number of lengths of a common pool, at a speed that a swimmer can reach.
  package var isProvenPoolSwim: Bool {
    guard !hasPositions else { return false }
    let lengths = laps.compactMap(\.distance).filter { $0 > 0 }
    let (length, time) = (lengths.reduce(0, +), laps.reduce(0) { $0 + ($1.duration ?? 0) })
    guard length > 0, TCXActivity.pools.contains(where: { pool in lengths.allSatisfy { $0 % pool == 0 } }) else {
      return false
    }
    // Requires a speed from 0.3 to 2.2 m/s. Lengths are in centimetres, times in milliseconds.
    return length * 100 >= 3 * time && length * 100 <= 22 * time
  }

  /// The lengths of common pools, in centimetres: 20, 25, 50 and 33.33 m, and 25 and 50 yd.
  private static let pools = [2_000, 2_500, 5_000, 3_333, 2_286, 4_572]
}

/// A lap as the device counts laps: from one press of the lap button to the next or, in a pool, from one turn to the
/// next.
package struct TCXLap {
  package let start: XMLDateTime
  /// The lap's duration, in milliseconds.
  package internal(set) var duration: Int?
  /// The lap's distance, in centimetres.
  package internal(set) var distance: Int?
  /// The time of the last point with a time in the lap's track; nil if no point has a time.
  package internal(set) var trackEnd: Timestamp?
  /// Whether any point of the lap has a position.
  package internal(set) var hasPositions = false
  /// The energy spent in the lap, in kilocalories.
  package internal(set) var calories: Int?
  /// The points of the lap's track that have a time, in the order of the file.
  package internal(set) var points: [TCXPoint] = []
}

/// A point in the track of a lap.
package struct TCXPoint: Hashable {
  package var time: Timestamp
  /// The latitude of this point, in degrees north × 10^7. `longitude` is in degrees east × 10^7.
  package var latitude: Int64?
  package var longitude: Int64?
  /// The altitude, in centimetres above sea level.
  package var altitude: Int64?
  /// The distance that the device has measured since the start of the activity, in millimetres.
  package var distance: Int64?
  /// The heart rate at this point, in beats per minute.
  package var heartRate: Int64?
  /// The cadence at this point, in strides per minute. A stride is two steps.
  package var cadence: Int64?

  init() { time = Timestamp(milliseconds: 0) }
}
