extension LiveRun {
  /// The finished run as if a device had recorded it, so that it can be saved in the same way as an import.
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

  /// The name stored as the source of runs that this program recorded live.
  package static let source = "RecordBook"
}
