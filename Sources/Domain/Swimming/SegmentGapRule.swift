/// Watches tear a swim apart where the swimmer slowed down, and swallow lengths where they lost the stroke. What of the
/// gap between two segments was swum only the swimmer knows; the rule bounds what she can say.
///
/// Of 305 rests on real files 11 have the length of whole laps, and none of them can be proved to be swum: nothing here
/// happens unasked.
package enum SegmentGapRule {
  /// A longer gap is a rest, whatever the laps take. Milliseconds.
  package static let longestJoin: Int64 = 60_000
  /// Lengths that a gap may hold: more in a row are no oversight.
  package static let lengths = 1...50

  /// The longest gap that two segments can be joined over, in milliseconds: 0.8 of what half of their laps take at most.
  /// A longer one has room for a length.
  /// - Parameter laps: milliseconds of the laps of both segments.
  package static func longestJoin(between laps: [Int32]) -> Int64 {
    guard let median = twiceMedian(of: laps) else { return 0 }
    return min(longestJoin, 4 * median / 10)
  }

  /// How many lengths a gap would hold if each took what the laps beside it take, to a quarter; nil where none does.
  /// - Parameters:
  ///   - gap: milliseconds.
  ///   - laps: those of both segments.
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
