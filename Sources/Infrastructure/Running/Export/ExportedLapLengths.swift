import RunningDomain

/// Determines the distances of a run's laps for files. If the device recorded the distance of only a part of the run,
/// or only its total, the distances are those that the device itself stated for the laps.
enum ExportedLapLengths {
  /// Returns the distance of each lap, in millimetres; nil for a lap whose distance is unknown.
  static func lengths(of laps: [MeasuredLap], in run: Run, _ timeline: RunTimeline) -> [Int64?] {
    guard timeline.isWhole || run.origin.statedLength != nil else {
      return laps.map { $0.device?.length ?? (timeline.length > 0 ? $0.stretch.length : nil) }
    }
    return laps.map(\.stretch.length)
  }

  /// Returns the distance of each lap, in millimetres, for a format that requires one. The distances add up to the
  /// run's: what the known ones lack is added to the last lap.
  static func complete(_ lengths: [Int64?], length: Int64) -> [Int64] {
    var all = lengths.map { $0 ?? 0 }
    let rest = length - all.reduce(0, +)
    if let last = all.indices.last, rest > 0 { all[last] += rest }
    return all
  }
}
