/// Sums up how far a run climbs and descends. An elevation counts only if it differs by at least two metres from the
/// last one that counted, since measured elevations fluctuate.
package struct AscentRule: Hashable, Sendable {
  private var reference: Int32?
  /// The total climb, in centimetres; nil if no fix has an elevation.
  package private(set) var ascent: Int64?
  package private(set) var descent: Int64?

  /// The smallest difference of elevation that counts, in centimetres.
  private static let least: Int64 = 200

  package init() {}

  @inline(__always)
  package mutating func add(_ fix: RunFix) {
    guard let elevation = fix.elevation else { return }
    guard let before = reference, let ascent, let descent else {
      (reference, ascent, descent) = (elevation, 0, 0)
      return
    }
    let difference = Int64(elevation) - Int64(before)
    guard abs(difference) >= AscentRule.least else { return }
    reference = elevation
    if difference > 0 { self.ascent = ascent + difference } else { self.descent = descent - difference }
  }
}
