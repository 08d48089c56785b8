package import KernelDomain

/// An activity in a TCX file (Garmin Training Center Database, version 2).
package struct TCXActivity {
  /// "Running", "Biking" or "Other" by the schema; some writers use other words.
  package let sport: String
  /// The name and unit number of the device; nil if the file does not give them.
  package internal(set) var device: String?
  package internal(set) var unit: String?
  /// The kind of activity that this program wrote into a file of its own; nil in other files.
  package internal(set) var ownKind: String?
  package internal(set) var laps: [TCXLap] = []

  package var hasPositions: Bool { laps.contains(where: \.hasPositions) }

  /// Whether its laps prove a swim in a pool: they are whole lengths of a usual one, at the speed of a swimmer, and there
  /// are no positions.
  package var isProvenPoolSwim: Bool {
    guard !hasPositions else { return false }
    let lengths = laps.compactMap(\.distance).filter { $0 > 0 }
    let (length, time) = (lengths.reduce(0, +), laps.reduce(0) { $0 + ($1.duration ?? 0) })
    guard length > 0, TCXActivity.pools.contains(where: { pool in lengths.allSatisfy { $0 % pool == 0 } }) else {
      return false
    }
    // From 0.3 to 2.2 m/s; lengths are in centimetres, times in milliseconds.
    return length * 100 >= 3 * time && length * 100 <= 22 * time
  }

  /// 20, 25, 50 and 33.33 m, 25 and 50 yd, in centimetres.
  private static let pools = [2_000, 2_500, 5_000, 3_333, 2_286, 4_572]
}

/// A lap as the device defines it: from one press of the lap button, or one turn, to the next.
package struct TCXLap {
  package let start: XMLDateTime
  /// In milliseconds.
  package internal(set) var duration: Int?
  /// In centimetres.
  package internal(set) var distance: Int?
  /// The time of the last point of its track.
  package internal(set) var trackEnd: Timestamp?
  /// Whether any of its points has a position.
  package internal(set) var hasPositions = false
  /// In kilocalories.
  package internal(set) var calories: Int?
  /// The points with a time, in the order of the file.
  package internal(set) var points: [TCXPoint] = []
}

/// A point of a lap's track.
package struct TCXPoint: Hashable {
  package var time: Timestamp
  /// In units of 10^-7 degrees.
  package var latitude: Int64?
  package var longitude: Int64?
  /// In centimetres.
  package var altitude: Int64?
  /// In millimetres since the activity's start, as the device counted them.
  package var distance: Int64?
  /// In beats per minute.
  package var heartRate: Int64?
  /// In steps of one foot per minute.
  package var cadence: Int64?

  init() {
    time = Timestamp(milliseconds: 0)
  }
}
