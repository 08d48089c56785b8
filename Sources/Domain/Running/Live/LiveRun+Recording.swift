extension LiveRun {
  /// The run as it is saved, in the form of a recording by a device.
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

  /// The source of runs recorded live.
  package static let source = "RecordBook"
}
