/// Rules out runs that cannot hold a record by their shortest lap alone: an attempt takes at least its number of laps
/// times that. This rules out nearly all runs and makes a recalculation several times faster.
struct SwimRecordReach {
  /// By style and number of laps: the slowest that the shortest lap of a run may be for the run to hold a record, in
  /// milliseconds. It grows with the number of laps. Nothing passes in a style without records.
  private var slowest: [Int32]
  private let width: Int

  /// - Parameter longest: the number of laps of the longest attempt.
  init(longest: Int) {
    width = longest + 1
    slowest = Array(repeating: .min, count: SwimLapRuns.styles * width)
  }

  /// Whether a run may hold an attempt as fast as the records. This stays right when suspicious laps are left out: the
  /// run then has fewer laps, and none that is shorter.
  @inline(__always)
  func mayReach(_ run: borrowing SwimLapRuns.Run) -> Bool {
    run.shortest <= slowest[Int(run.style.rawValue) &* width &+ min(run.count, width &- 1)]
  }

  /// - Parameter records: those of one style, each as the number of laps of its attempt and its time in hundredths of a
  ///   second; fewest laps first.
  mutating func update(_ style: StrokeStyle, records: [(laps: Int, hundredths: Int)]) {
    let row = Int(style.rawValue) * width
    var reach = Int32.min
    var records = records[...]
    for laps in 0..<width {
      if let record = records.first, record.laps == laps {
        // A tie may take up to nine milliseconds longer.
        let time = record.hundredths == .max ? Int64.max : Int64(record.hundredths) * 10 + 9
        reach = max(reach, Int32(clamping: time / Int64(laps)))
        records = records.dropFirst()
      }
      slowest[row + laps] = reach
    }
  }
}
