package import KernelDomain

/// One visit to the water, as one device recorded it; never changed but by a newer import of the same.
package struct Swim: Hashable, Sendable {
  package var id: SwimID
  /// The recording device or app: its name in an Apple Health export, name and serial number in a FIT file.
  /// A swim is the same as another when source and start agree.
  package var source: String
  package var start: Timestamp
  package var end: Timestamp
  /// The swimmer's local day at the start.
  package var day: CivilDay
  /// Seconds east of UTC of the swimmer's clock at the start.
  package var utcOffset: Int
  /// Milliseconds as the device counted them (pauses may be left out).
  package var duration: Int64
  package var place: Place
  /// Nil where the file does not say, as in open water.
  package var pool: PoolLength?
  /// The device's own total in centimetres, where it gave one.
  package var reportedDistance: Int?
  /// The laps in the device's order; a lap's number is its position, from 1.
  package var laps: [SwimLap]
  /// Whether the file that it was read from proves that laps of it are missing.
  package var lacksLaps = false

  /// What `reportedDistance` may be, in centimetres: up to half way round the earth.
  package static let distances = 0...Int(Int32.max)

  /// Whether one device recorded both. What was read from a FIT file had the serial number alone in former versions of
  /// this program, which now ends the source: `3919433028`, `Garmin Swim 3919433028`.
  package func isOfSameDevice(as other: borrowing Swim) -> Bool {
    source == other.source
      || isExport == other.isExport && (Swim.isNamed(source, other.source) || Swim.isNamed(other.source, source))
  }

  /// The source of a swim that this program wrote: corrections are facts there.
  package static let exportSource = "RecordBook"

  /// Whether it is read from a file that this program wrote, of a swim of whatever device: it gives way to the device's own.
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

  /// A swim just read from a file: named by its start, its day by its clock. The book gives the final name.
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
