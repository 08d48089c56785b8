/// Identifies runs of laps that cannot contain a record, by their shortest lap: an attempt takes at least the time of
/// this lap times the number of laps in the attempt. This rules out nearly all runs, so that computing all records
/// becomes several times faster.
struct SwimRecordReach {
  /// The limits in milliseconds, by style and number of laps. A run with that many laps cannot contain a record if its
  /// shortest lap takes longer than the limit. The limit grows with the number of laps. For a style without records,
  /// the limits rule out all runs.
  private var slowest: [Int32]
  private let width: Int

  /// Creates limits that rule out all runs.
  /// - Parameter longest: the number of laps of the longest attempt.
  init(longest: Int) {
    width = longest + 1
    slowest = Array(repeating: .min, count: SwimLapRuns.styles * width)
  }

  /// Whether a run may contain an attempt at least as fast as a record. If not, this is also true after its suspicious
  /// laps are excluded, since it then has fewer laps and no shorter ones.
  @inline(__always)
  func mayReach(_ run: borrowing SwimLapRuns.Run) -> Bool {
    run.shortest <= slowest[Int(run.style.rawValue) &* width &+ min(run.count, width &- 1)]
  }

  /// Updates the limits of a style.
  /// - Parameter records: the number of laps and the time of each of the style's records, fewest laps first. The time
  ///   is in hundredths of a second; `.max` if there is no record yet.
  mutating func update(_ style: StrokeStyle, records: [(laps: Int, hundredths: Int)]) {
    let row = Int(style.rawValue) * width
    var reach = Int32.min
    var records = records[...]
    for laps in 0..<width {
      if let record = records.first, record.laps == laps {
        // An attempt with the same time in hundredths may take up to nine milliseconds longer.
        let time = record.hundredths == .max ? Int64.max : Int64(record.hundredths) * 10 + 9
        reach = max(reach, Int32(clamping: time / Int64(laps)))
        records = records.dropFirst()
      }
      slowest[row + laps] = reach
    }
  }
}
