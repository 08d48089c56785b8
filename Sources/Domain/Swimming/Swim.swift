package import KernelDomain

/// One visit to a pool or open water, as one device recorded it. Only a newer import of the same recording changes it.
package struct Swim: Hashable, Sendable {
  package var id: SwimID
  /// The recording device or app: its name if the swim is from an Apple Health export, its name and serial number if it
  /// is from a FIT file. Two readings are of the same swim if source and start agree.
  package var source: String
  package var start: Timestamp
  package var end: Timestamp
  /// The local day on which the swim started.
  package var day: CivilDay
  /// The swimmer's UTC offset at the start, in seconds east of UTC.
  package var utcOffset: Int
  /// The duration in milliseconds, as the device counted it. Some devices leave out pauses.
  package var duration: Int64
  package var place: Place
  /// The length of the pool; nil if the file gives none, as for open water.
  package var pool: PoolLength?
  /// The total distance that the device reported, in centimetres; nil if it reported none.
  package var reportedDistance: Int?
  /// The laps in the device's order. The number of a lap is its position here, counted from 1.
  package var laps: [SwimLap]
  /// Whether the file shows that some of the swim's laps are missing.
  package var lacksLaps = false

  /// The range of valid values of `reportedDistance`, in centimetres: up to half way round the Earth.
  package static let distances = 0...Int(Int32.max)

  /// Whether both recordings are from the same device. Former versions of this program stored only the serial number
  /// from a FIT file as the source, so `3919433028` and `Garmin Swim 3919433028` are the same device.
  package func isOfSameDevice(as other: borrowing Swim) -> Bool {
    source == other.source
      || isExport == other.isExport && (Swim.isNamed(source, other.source) || Swim.isNamed(other.source, source))
  }

  /// The source, or the beginning of the source, of a swim that this program exported. Its corrections are then part of
  /// its laps.
  package static let exportSource = "RecordBook"

  /// Whether the swim is from a file that this program exported. If a device's recording of the same swim is in the
  /// book, too, that one counts unless the user prefers the export.
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

  /// A swim as read from a file. Its id is made from its start, and its day from the start and the UTC offset. When the
  /// swim is merged into a book, it may get another id.
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
