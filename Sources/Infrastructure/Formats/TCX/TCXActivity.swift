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
  package let start: TCXTime
  /// Milliseconds.
  package internal(set) var duration: Int?
  /// Centimetres.
  package internal(set) var distance: Int?
  /// The time of the last point of its track.
  package internal(set) var trackEnd: Timestamp?
  /// Whether any of its points says where on earth it was.
  package internal(set) var hasPositions = false
}
