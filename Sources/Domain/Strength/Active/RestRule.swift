/// Decides how long to rest after a set. The plan of the set comes first, then its block, then its exercise, then the
/// setting.
package enum RestRule {
  /// The default, in seconds.
  package static let usual: Int32 = 90

  package static func seconds(planned: Int32?, block: Int32?, exercise: Int32?, setting: Int32 = usual) -> Int32 {
    let seconds = planned ?? block ?? exercise ?? setting
    return min(max(seconds, 0), Int32(SetEntry.restSeconds.upperBound))
  }
}
