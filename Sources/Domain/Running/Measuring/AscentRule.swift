/// Sums up the metres climbed and descended. Only differences of at least two metres count, since measured elevations
/// fluctuate.
package struct AscentRule: Hashable, Sendable {
  private var reference: Int32?
  /// The metres climbed, in centimetres; nil if no fix has an elevation.
  package private(set) var ascent: Int64?
  package private(set) var descent: Int64?

  /// The least difference of elevation that counts, in centimetres.
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
