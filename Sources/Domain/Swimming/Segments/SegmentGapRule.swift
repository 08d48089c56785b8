/// Limits the possible corrections of the gap between two segments. A watch ends a segment if the swimmer slows down,
/// and misses lengths if it does not recognise the strokes. Only the swimmer knows what was swum in a gap.
///
/// Of 305 rests in real files, 11 are about as long as whole laps, but none of these was certainly swum. So no gap is
/// corrected automatically.
package enum SegmentGapRule {
  /// The longest gap across which segments can be joined, in milliseconds. A longer gap counts as a rest even if the
  /// swimmer's laps are slow.
  package static let longestJoin: Int64 = 60_000
  /// The valid numbers of lengths that can be inserted into a gap. Watches hardly ever miss more lengths in a row.
  package static let lengths = 1...50

  /// Returns the longest gap across which two segments can be joined, in milliseconds. It is 0.8 times the median lap,
  /// but at most `longestJoin`, since in a longer gap the swimmer may have swum a length.
  /// - Parameter laps: the durations of the laps of both segments, in milliseconds.
  package static func longestJoin(between laps: [Int32]) -> Int64 {
    guard let median = twiceMedian(of: laps) else { return 0 }
    return min(longestJoin, 4 * median / 10)
  }

  /// Returns the number of lengths that were probably swum in a gap. The duration of each must be within a quarter of
  /// the median duration of the laps. Nil if no number of lengths fits.
  /// - Parameters:
  ///   - gap: the duration of the gap, in milliseconds.
  ///   - laps: the durations of the laps of both segments, in milliseconds.
  package static func suggestedLengths(in gap: Int64, between laps: [Int32]) -> Int? {
    guard let median = twiceMedian(of: laps), median > 0 else { return nil }
    let count = (4 * gap + median) / (2 * median)
    // With n lengths: |gap / n − median| ≤ median / 4 ⇔ 4 · |2 · gap − n · twice the median| ≤ n · twice the median.
    guard count >= 1, count <= lengths.upperBound, 4 * abs(2 * gap - count * median) <= count * median else {
      return nil
    }
    return Int(count)
  }

  private static func twiceMedian(of laps: [Int32]) -> Int64? {
    guard !laps.isEmpty else { return nil }
    var laps = laps
    return laps.withUnsafeMutableBufferPointer { SwimmingDomain.twiceMedian($0) }
  }
}
