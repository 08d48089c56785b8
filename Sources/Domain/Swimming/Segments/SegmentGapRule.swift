/// What the user can correct about the gap between two segments. Watches split a swim in two where the swimmer slowed
/// down, and miss lengths where they lost track of the stroke. Only the swimmer knows what was swum in a gap; the rule
/// sets limits.
///
/// Of 305 rests in real files, 11 are as long as whole laps, and none of them is provably swum. So nothing is corrected
/// automatically.
package enum SegmentGapRule {
  /// In milliseconds. A longer gap is a rest, however slow the laps are.
  package static let longestJoin: Int64 = 60_000
  /// The number of lengths that a gap may hold. A watch does not miss more in a row.
  package static let lengths = 1...50

  /// The longest gap over which two segments can be joined, in milliseconds: 0.8 of the median lap. A longer gap has
  /// room for a length.
  /// - Parameter laps: the durations of the laps of both segments, in milliseconds.
  package static func longestJoin(between laps: [Int32]) -> Int64 {
    guard let median = twiceMedian(of: laps) else { return 0 }
    return min(longestJoin, 4 * median / 10)
  }

  /// The number of lengths that fit into a gap if each takes the median lap time, within a quarter of it. Nil if no
  /// number fits.
  /// - Parameters:
  ///   - gap: in milliseconds.
  ///   - laps: the durations of the laps of both segments, in milliseconds.
  package static func suggestedLengths(in gap: Int64, between laps: [Int32]) -> Int? {
    guard let median = twiceMedian(of: laps), median > 0 else { return nil }
    let count = (4 * gap + median) / (2 * median)
    // |gap / n − median| ≤ median / 4 ⇔ 4 · |2 · gap − n · twice the median| ≤ n · twice the median.
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
