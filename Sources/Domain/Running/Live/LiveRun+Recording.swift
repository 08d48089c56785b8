extension LiveRun {
  /// The run as it is saved, as if it had been recorded by a device and imported.
  package var recorded: RecordedRun {
    var recorded = RecordedRun(source: LiveRun.source)
    recorded.fixes = fixes
    recorded.timer = timer
    recorded.pausesStanding = start.pausesStanding
    if let began, !laps.isEmpty {
      recorded.laps = ([began] + laps).map { RunLap(start: $0, duration: nil, length: nil) }
    }
    return recorded
  }

  /// What recorded it.
  package static let source = "RecordBook"
}
