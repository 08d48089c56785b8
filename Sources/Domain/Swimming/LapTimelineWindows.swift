import KernelDomain

/// The fastest attempts.
extension LapTimeline {
  /// Milliseconds of the fastest attempt over so many laps of a run, at most as many as it has; `forever` or more
  /// where none may begin and end so.
  @inline(__always)
  func fastest(_ laps: Int, in run: Run) -> Int32 {
    let begins = UnsafePointer(begins + run.first)
    let ends = UnsafePointer(ends + (run.first &+ laps &- 1))
    var fastest = Int32.max
    for index in 0...(run.count &- laps) {
      fastest = min(fastest, ends[index] &- begins[index])
    }
    return fastest
  }

  /// The earliest attempt over so many laps of a run with that time.
  func earliest<L: TimedLap>(
    _ laps: Int, in run: Run, hundredths: Int, of all: UnsafeBufferPointer<L>
  ) -> Range<Int> {
    let matches = (run.first...(run.end - laps)).filter {
      AttemptRule.hundredths(Int64(ends[$0 + laps - 1] - begins[$0])) == hundredths
    }
    let first = matches.min { all[$0].start < all[$1].start } ?? run.first
    return first..<first + laps
  }

  /// Milliseconds of the laps; `forever` or more where no attempt may begin and end so.
  func time(of laps: Range<Int>) -> Int32 {
    ends[laps.upperBound - 1] - begins[laps.lowerBound]
  }

  /// Calls `body` with the laps of each individual medley among the runs, and its segment's number.
  @inline(__always)
  func forEachMedley(in runs: UnsafeBufferPointer<Run>, _ body: (Range<Int>, Int32) -> Void) {
    guard runs.count >= 4, spreads[Int(StrokeStyle.butterfly.rawValue)].laps > 0 else { return }
    for first in 0...runs.count &- 4 where runs[first].style == .butterfly {
      let four = UnsafeBufferPointer(rebasing: runs[first..<first &+ 4])
      guard let laps = AttemptStyleRule.medley(in: four) else { continue }
      body(laps, four[0].segment)
    }
  }
}
