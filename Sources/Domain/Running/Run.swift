package import KernelDomain

/// A run or other activity as recorded by one device. It changes only if the same recording is imported again.
package struct Run: Hashable, Sendable {
  package var id: RunID
  /// The device or app that made the recording. Two recordings with the same source and start are the same recording.
  package var source: String
  /// The run's name, which comes from the file or the user; nil if the run has none.
  package var name: String?
  package var kind: RunKind
  /// When the timer was started; the time of the first fix if that is unknown.
  package var start: Timestamp
  /// The time of the last fix, or of the timer's last stop if that is later.
  package var end: Timestamp
  /// The IANA name of the runner's time zone, such as `Europe/Prague`; nil if the file does not state it.
  package var zone: String?
  /// The UTC offset at the start of the run, in seconds east of UTC; nil if the file does not state it.
  package var utcOffset: Int?
  /// The fixes (what the device recorded at single moments); their times strictly increase.
  package var fixes: [RunFix]
  /// The recorded pauses, in chronological order and without overlaps.
  package var pauses: [RunPause]
  /// Whether pauses must be inferred from slow steps between fixes, because the file does not record them.
  package var infersPauses: Bool
  /// Whether time in which the runner stands still counts as a pause. The runner can choose this for a live run.
  package var pausesStanding = false
  /// Whether the run's distance begins at zero with the odometer's first count, which itself adds no distance. This is
  /// so if the odometer also counted before this run, as in a file that contains several sports.
  package var skipsFirstCount: Bool
  /// The time spans in which the user discarded wrong positions and odometer counts. Each extends from the first to the
  /// last affected fix.
  package var holes: [ClosedRange<Timestamp>] = []
  /// Points of the route that have no times, and therefore are not fixes.
  package var route: [RunPosition] = []
  package var laps: [RunLap]
  package var device: DeviceTotals
  package var origin = RunOrigin()

  package init(
    id: RunID, source: String, name: String?, kind: RunKind, start: Timestamp, end: Timestamp, zone: String?,
    utcOffset: Int?, fixes: [RunFix], pauses: [RunPause], infersPauses: Bool, skipsFirstCount: Bool, laps: [RunLap],
    device: DeviceTotals
  ) {
    self.id = id
    self.source = source
    self.name = name
    self.kind = kind
    self.start = start
    self.end = end
    self.zone = zone
    self.utcOffset = utcOffset
    self.fixes = fixes
    self.pauses = pauses
    self.infersPauses = infersPauses
    self.skipsFirstCount = skipsFirstCount
    self.laps = laps
    self.device = device
  }

  /// Returns the day on which the run started, in the runner's local time.
  /// - Parameter offset: the UTC offset to use if the file states none, in seconds east of UTC.
  package func day(otherwise offset: Int = 0) -> CivilDay {
    CivilDateTime(start, offset: utcOffset ?? offset).day
  }
}

extension Run {
  /// Removes the heart rates. A fix that contains nothing else is removed as well.
  package mutating func forgetHeartRates() { fixes.forgetHeartRates() }
}

extension [RunFix] {
  /// Removes the heart rates. A fix that contains nothing else is removed as well.
  package mutating func forgetHeartRates() {
    self = compactMap { fix in
      guard fix.heartRate != nil else { return fix }
      var plain = fix
      plain.heartRate = nil
      return plain.tellsAnything ? plain : nil
    }
  }
}
