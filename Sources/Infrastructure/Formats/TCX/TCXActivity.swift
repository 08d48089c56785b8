package import KernelDomain

/// An activity in a TCX file (Garmin Training Center Database, version 2).
package struct TCXActivity {
  /// "Running", "Biking" or "Other", in the schema's words; some writers have more.
  package let sport: String
  /// The device's name and unit number, where given.
  package internal(set) var device: String?
  package internal(set) var unit: String?
  package internal(set) var laps: [TCXLap] = []
}

/// What its device took for a lap: from one press of the lap button, or one turn, to the next.
package struct TCXLap {
  package let start: XMLDateTime
  /// Milliseconds.
  package internal(set) var duration: Int?
  /// Centimetres.
  package internal(set) var distance: Int?
  /// The time of the last point of its track.
  package internal(set) var trackEnd: Timestamp?
  /// Whether any of its points says where on earth it was.
  package internal(set) var hasPositions = false
  /// Kilocalories.
  package internal(set) var calories: Int?
  /// Those with a time, in the file's order.
  package internal(set) var points: [TCXPoint] = []
}

/// A point of a lap's track.
package struct TCXPoint: Hashable {
  package var time: Timestamp
  /// Degrees × 10,000,000.
  package var latitude: Int64?
  package var longitude: Int64?
  /// Centimetres.
  package var altitude: Int64?
  /// Millimetres since the activity's start, as the device counted them.
  package var distance: Int64?
  /// Beats a minute.
  package var heartRate: Int64?
  /// Steps a minute of one foot.
  package var cadence: Int64?

  init() {
    time = Timestamp(milliseconds: 0)
  }
}
