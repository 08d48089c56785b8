package import KernelDomain

/// One visit to a pool or to open water, as recorded by one device. It changes only if the same recording is imported
/// again.
package struct Swim: Hashable, Sendable {
  package var id: SwimID
  /// The device or app that made the recording. For a swim from an Apple Health export, it is the device's name; for a
  /// swim from a FIT file, the name and serial number. Two recordings with the same source and start are the same
  /// recording.
  package var source: String
  package var start: Timestamp
  package var end: Timestamp
  /// The local day on which the swim started, as imported. `recordedOffset` is the imported UTC offset at the start, in
  /// seconds east of UTC.
  package var recordedDay: CivilDay
  package var recordedOffset: Int
  /// The UTC offset that the user set instead of the imported one, in seconds east of UTC; nil if the user set none.
  /// The book updates it whenever the corrections change.
  package internal(set) var correctedOffset: Int?
  /// Whether the file states the UTC offset. False if the offset comes from a setting, or is UTC because the user has
  /// not set one. Nil if the swim was stored by an earlier version of this program, which did not record this.
  package var isOffsetStated: Bool?
  /// The swim's duration as reported by the device, in milliseconds. Some devices exclude pauses.
  package var duration: Int64
  package var place: Place
  /// The pool length; nil for open water, or if the file does not state it.
  package var pool: PoolLength?
  /// The total distance reported by the device, in centimetres; nil if it reports none.
  package var reportedDistance: Int?
  /// The laps, in the order in which the device recorded them. The number of a lap is its index in this array plus one.
  package var laps: [SwimLap]
  /// The laps of several lengths that the file states, from which `laps` were computed. Empty if the file states the
  /// lengths themselves, or if the pool length is unknown.
  package var statedLaps: [StatedLap] = []
  /// The pool length stated in the file, in centimetres, if it is impossible; otherwise nil.
  package var impossiblePool: Int?
  /// Whether the device measured a part of the swim as faster than any human can swim (see `DistanceDoubtRule`).
  package var hasLeap = false
  /// Whether the file shows that laps of the swim are missing.
  package var lacksLaps = false

  /// The valid values of `reportedDistance`, in centimetres: up to more than 21,000 km.
  package static let distances = 0...Int(Int32.max)

  /// Whether this recording and `other` are from the same device. Earlier versions of this program stored only the
  /// serial number from a FIT file as the source, so `3919433028` and `Garmin Swim 3919433028` mean the same device.
  package func isOfSameDevice(as other: borrowing Swim) -> Bool { isOfDevice(named: other.source) }

  /// Whether the recording is from the device whose source is `other`.
  func isOfDevice(named other: String) -> Bool {
    source == other
      || isExport == Swim.isExport(other) && (Swim.isNamed(source, other) || Swim.isNamed(other, source))
  }

  /// The source of swims that this program exported is this text, or begins with it and a space. The laps of such swims
  /// already include the user's corrections.
  package static let exportSource = "RecordBook"

  /// Whether the swim is from a file that this program exported. If the book also has a device's recording of the same
  /// swim, that recording counts unless the user prefers the exported one.
  package var isExport: Bool { Swim.isExport(source) }

  private static func isExport(_ source: String) -> Bool {
    source == exportSource || source.hasPrefix(exportSource + " ")
  }

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
    self.recordedDay = day
    self.recordedOffset = utcOffset
    self.duration = duration
    self.place = place
    self.pool = pool
    self.reportedDistance = reportedDistance
    self.laps = laps
  }

  /// Creates a swim that was read from a file. Its id is made from its start, and its day from its start and the UTC
  /// offset. When the swim is merged into a book, it may get another id.
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

extension Swim {
  /// The day on which the swim started, in the swimmer's local time.
  package var day: CivilDay {
    correctedOffset.map { CivilDateTime(start, offset: $0).day } ?? recordedDay
  }

  /// The UTC offset at the start of the swim, in seconds east of UTC: the one that the user set, otherwise the imported
  /// one.
  package var utcOffset: Int { correctedOffset ?? recordedOffset }

  /// Whether neither the file nor the user stated the time zone.
  package var isZoneUntold: Bool { correctedOffset == nil && !(isOffsetStated ?? (recordedOffset != 0)) }
}
