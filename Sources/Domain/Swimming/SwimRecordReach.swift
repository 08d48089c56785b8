/// Tells runs of laps that cannot hold a record by their shortest lap alone: an attempt takes at least that as often as
/// it has laps. Nearly all runs are told so, which makes a recalculation several times faster.
struct SwimRecordReach {
  /// By style and number of laps: the slowest shortest lap with which a run may still hold a record, in milliseconds;
  /// it grows with the laps. None in a style without records.
  private var slowest: [Int32]
  private let width: Int

  /// - Parameter longest: the laps of the longest attempt.
  init(longest: Int) {
    width = longest + 1
    slowest = Array(repeating: .min, count: SwimLapRuns.styles * width)
  }

  /// Whether a run may hold an attempt as fast as the records, by what it knows of them. It reaches no further when
  /// suspicious laps are left out: it has fewer laps then, and none is shorter.
  @inline(__always)
  func mayReach(_ run: borrowing SwimLapRuns.Run) -> Bool {
    run.shortest <= slowest[Int(run.style.rawValue) &* width &+ min(run.count, width &- 1)]
  }

  /// - Parameter records: of one style: the laps of the attempt, fewest first, and its hundredths of a second.
  mutating func update(_ style: StrokeStyle, records: [(laps: Int, hundredths: Int)]) {
    let row = Int(style.rawValue) * width
    var reach = Int32.min
    var records = records[...]
    for laps in 0..<width {
      if let record = records.first, record.laps == laps {
        // A tie may take up to nine milliseconds more.
        let time = record.hundredths == .max ? Int64.max : Int64(record.hundredths) * 10 + 9
        reach = max(reach, Int32(clamping: time / Int64(laps)))
        records = records.dropFirst()
      }
      slowest[row + laps] = reach
    }
  }
}
