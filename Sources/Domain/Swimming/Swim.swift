package import KernelDomain

/// One visit to the pool or open water, as one device recorded it. Only a newer import of the recording changes it.
package struct Swim: Hashable, Sendable {
  package var id: SwimID
  /// The recording device or app: its name in an Apple Health export, its name and serial number in a FIT file. Two
  /// readings are of one swim if source and start agree.
  package var source: String
  package var start: Timestamp
  package var end: Timestamp
  /// The local day at the start.
  package var day: CivilDay
  /// The swimmer's UTC offset at the start, in seconds east of UTC.
  package var utcOffset: Int
  /// In milliseconds, as the device counted it. Some devices leave out pauses.
  package var duration: Int64
  package var place: Place
  /// Nil if the file does not give one, as in open water.
  package var pool: PoolLength?
  /// The device's own total distance in centimetres; nil if it gave none.
  package var reportedDistance: Int?
  /// The laps in the device's order; a lap's number is its position, from 1.
  package var laps: [SwimLap]
  /// Whether the file proves that some of its laps are missing.
  package var lacksLaps = false

  /// The range of `reportedDistance`, in centimetres: up to half way round the Earth.
  package static let distances = 0...Int(Int32.max)

  /// Whether one device made both recordings. Former versions of this program used only the serial number of a FIT file
  /// as source, so `3919433028` and `Garmin Swim 3919433028` are one device.
  package func isOfSameDevice(as other: borrowing Swim) -> Bool {
    source == other.source
      || isExport == other.isExport && (Swim.isNamed(source, other.source) || Swim.isNamed(other.source, source))
  }

  /// The source of a swim that this program exported, with its corrections already applied.
  package static let exportSource = "RecordBook"

  /// Whether it comes from a file that this program exported, from any device's recording. It yields to the device's
  /// own recording.
  package var isExport: Bool { source == Swim.exportSource || source.hasPrefix(Swim.exportSource + " ") }

  private static func isNamed(_ long: String, _ serialNumber: String) -> Bool {
    long.utf8.count > serialNumber.utf8.count && !serialNumber.isEmpty
      && serialNumber.utf8.allSatisfy { (0x30...0x39).contains($0) } && long.hasSuffix(" " + serialNumber)
  }

  package enum Place: String, Codable, Sendable {
    case pool
    case openWater
    case unknown
  }

  package init(
    id: SwimID, source: String, start: Timestamp, end: Timestamp, day: CivilDay, utcOffset: Int, duration: Int64,
    place: Place, pool: PoolLength?, reportedDistance: Int?, laps: [SwimLap]
  ) {
    self.id = id
    self.source = source
    self.start = start
    self.end = end
    self.day = day
    self.utcOffset = utcOffset
    self.duration = duration
    self.place = place
    self.pool = pool
    self.reportedDistance = reportedDistance
    self.laps = laps
  }

  /// A swim just read from a file. Its id comes from its start and its day from the clock; the book gives it the final
  /// id.
  package init(
    source: String, start: Timestamp, end: Timestamp, utcOffset: Int, duration: Int64, place: Place,
    pool: PoolLength?, reportedDistance: Int?, laps: [SwimLap]
  ) {
    self.init(
      id: SwimID(start: start), source: source, start: start, end: end,
      day: CivilDateTime(start, offset: utcOffset).day, utcOffset: utcOffset, duration: duration, place: place,
      pool: pool, reportedDistance: reportedDistance, laps: laps)
  }
}
