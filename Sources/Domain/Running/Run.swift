package import KernelDomain

/// A run as one device recorded it. Only a newer import of the same recording replaces it.
package struct Run: Hashable, Sendable {
  package var id: RunID
  /// The recording device or app. Two recordings with the same source and start are the same recording.
  package var source: String
  /// The name, from the file or entered by the runner; nil if the run has none.
  package var name: String?
  package var kind: RunKind
  /// When the timer was started, or the time of the first fix if that is unknown.
  package var start: Timestamp
  /// The time of the last fix, or of the timer's last stop if that is later.
  package var end: Timestamp
  /// The name of the runner's time zone, such as `Europe/Prague`; nil if the file does not state it.
  package var zone: String?
  /// The runner's UTC offset at the start, in seconds east of UTC; nil if the file does not state it.
  package var utcOffset: Int?
  /// The fixes, with strictly increasing times.
  package var fixes: [RunFix]
  /// The recorded pauses, in order and without overlaps.
  package var pauses: [RunPause]
  /// Whether pauses have to be inferred from slow steps because the file cannot record them.
  package var infersPauses: Bool
  /// Whether standing still counts as a pause, which the runner chooses for a live run.
  package var pausesStanding = false
  /// Whether the odometer also counts what came before this run, as in a file of several sports, so that its first
  /// count adds nothing.
  package var countsBeginAtZero: Bool
  /// The time spans in which the user removed data of fixes as a glitch, from the first to the last of those fixes.
  package var holes: [ClosedRange<Timestamp>] = []
  /// Points of the route without times, which therefore are not fixes.
  package var route: [RunPosition] = []
  package var laps: [RunLap]
  package var device: DeviceTotals
  package var origin = RunOrigin()

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
  /// - Parameter offset: the UTC offset to use if the file states none, in seconds east of UTC.
  package func day(otherwise offset: Int = 0) -> CivilDay {
    CivilDateTime(start, offset: utcOffset ?? offset).day
  }
}
