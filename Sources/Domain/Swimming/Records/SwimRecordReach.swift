/// Rules out runs that cannot contain a record, by their shortest lap: an attempt takes at least the time of that lap
/// times the number of laps. That rules out nearly all runs, and makes computing all records several times faster.
struct SwimRecordReach {
  /// For each style and number of laps, the longest duration, in milliseconds, that the shortest lap of a run may have
  /// for the run to contain a record. It grows with the number of laps. In a style without records it rules out every
  /// run.
  private var slowest: [Int32]
  private let width: Int

  /// - Parameter longest: the number of laps of the longest attempt.
  init(longest: Int) {
    width = longest + 1
    slowest = Array(repeating: .min, count: SwimLapRuns.styles * width)
  }

  /// Whether a run may contain an attempt as fast as a record. The answer still holds when suspicious laps are left out
  /// of the run, since it then has fewer laps and none that is shorter.
  @inline(__always)
  func mayReach(_ run: borrowing SwimLapRuns.Run) -> Bool {
    run.shortest <= slowest[Int(run.style.rawValue) &* width &+ min(run.count, width &- 1)]
  }

  /// Updates the limits of a style.
  /// - Parameter records: the style's records, fewest laps first: each with the number of laps of an attempt and its
  ///   time in hundredths of a second, `.max` if there is no record yet.
  mutating func update(_ style: StrokeStyle, records: [(laps: Int, hundredths: Int)]) {
    let row = Int(style.rawValue) * width
    var reach = Int32.min
    var records = records[...]
    for laps in 0..<width {
      if let record = records.first, record.laps == laps {
        // An attempt as fast in hundredths may take up to nine milliseconds longer.
        let time = record.hundredths == .max ? Int64.max : Int64(record.hundredths) * 10 + 9
        reach = max(reach, Int32(clamping: time / Int64(laps)))
        records = records.dropFirst()
      }
      slowest[row + laps] = reach
    }
  }
}
