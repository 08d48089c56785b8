package import KernelDomain

/// One run as one device recorded it; never changed but by a newer import of the same.
package struct Run: Hashable, Sendable {
  package var id: RunID
  /// The recording device or app. A run is the same as another when source and start agree.
  package var source: String
  /// What it was called there, or by the runner; nil where nobody named it.
  package var name: String?
  package var kind: RunKind
  /// The timer's start, or the first fix.
  package var start: Timestamp
  /// The last fix, or the timer's stop behind it.
  package var end: Timestamp
  /// The name of the runner's time zone, where the file tells it: `Europe/Prague`.
  package var zone: String?
  /// Seconds east of UTC of the runner's clock at the start; nil where the file tells no zone.
  package var utcOffset: Int?
  /// In order, their times strictly rising.
  package var fixes: [RunFix]
  /// The pauses that the file tells, in order, none overlapping another.
  package var pauses: [RunPause]
  /// Whether pauses have to be inferred, since the file cannot tell them.
  package var infersPauses: Bool
  /// Whether standing is a pause, as she wanted while she ran.
  package var pausesStanding = false
  /// Whether the odometer counted more than this run, as in a file of several sports.
  package var countsBeginAtZero: Bool
  /// The times in which fixes were taken for a glitch, each from the first of these to the last.
  package var holes: [ClosedRange<Timestamp>] = []
  /// Where it led, where the fixes do not tell: of a route whose points have no times of their own.
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
  /// - Parameter offset: seconds east of UTC of her clock, where the file does not tell: from her setting, else 0.
  package func day(otherwise offset: Int = 0) -> CivilDay {
    CivilDateTime(start, offset: utcOffset ?? offset).day
  }
}
