package import KernelDomain

/// A run as one device recorded it. Only a newer import of the recording changes it.
package struct Run: Hashable, Sendable {
  package var id: RunID
  /// The recording device or app. Two readings are of one run if source and start agree.
  package var source: String
  /// The name from the file or the runner; nil if there is none.
  package var name: String?
  package var kind: RunKind
  /// When the timer was started, or the time of the first fix.
  package var start: Timestamp
  /// The time of the last fix, or when the timer was stopped after it.
  package var end: Timestamp
  /// The name of the runner's time zone, such as `Europe/Prague`; nil if the file does not give it.
  package var zone: String?
  /// The runner's UTC offset at the start, in seconds east of UTC; nil if the file does not give it.
  package var utcOffset: Int?
  /// In order; their times strictly increase.
  package var fixes: [RunFix]
  /// The pauses from the file, in order and without overlaps.
  package var pauses: [RunPause]
  /// Whether pauses have to be inferred because the file cannot record them.
  package var infersPauses: Bool
  /// Whether standing still counts as a pause, as the runner chose for a live run.
  package var pausesStanding = false
  /// Whether the odometer includes more than this run, as in a file of several sports.
  package var countsBeginAtZero: Bool
  /// The times in which the user removed fixes as a glitch, from the first to the last of them.
  package var holes: [ClosedRange<Timestamp>] = []
  /// The route, if its points have no times and therefore are no fixes.
  package var route: [RunPosition] = []
  package var laps: [RunLap]
  package var device: DeviceTotals

  package init(
    id: RunID, source: String, name: String?, kind: RunKind, start: Timestamp, end: Timestamp, zone: String?,
    utcOffset: Int?, fixes: [RunFix], pauses: [RunPause], infersPauses: Bool, countsBeginAtZero: Bool, laps: [RunLap],
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
    self.countsBeginAtZero = countsBeginAtZero
    self.laps = laps
    self.device = device
  }

  /// The runner's local day at the start.
  /// - Parameter offset: the UTC offset to use if the file gives none, in seconds east of UTC.
  package func day(otherwise offset: Int = 0) -> CivilDay {
    CivilDateTime(start, offset: utcOffset ?? offset).day
  }
}
