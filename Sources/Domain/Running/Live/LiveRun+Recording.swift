extension LiveRun {
  /// The finished run in the form of a device's recording, so that saving it works like an import.
  package var recorded: RecordedRun {
    var recorded = RecordedRun(source: LiveRun.source)
    recorded.fixes = fixes
    recorded.timer = timer
    recorded.pausesStanding = start.pausesStanding
    if let began, !laps.isEmpty || start.workout != nil {
      recorded.laps = ([began] + laps).enumerated().map { index, time in
        RunLap(start: time, duration: nil, length: nil, step: step(ofLap: index))
      }
    }
    recorded.origin.plan = start.workout?.text
    return recorded
  }

  /// The source that is stored for runs recorded live by this program.
  package static let source = "RecordBook"
}
