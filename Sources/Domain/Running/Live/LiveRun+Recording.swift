extension LiveRun {
  /// The finished run in the form of a device's recording, as which it is saved.
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

  /// The source stored with runs that this program recorded live.
  package static let source = "RecordBook"
}
