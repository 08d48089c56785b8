/// Decides how long to rest after a set. The rest can be specified for the planned set, for its block, for its
/// exercise, or in the user's general setting. The first of these that specifies one applies.
package enum RestRule {
  /// The default value of the user's general setting for rests, in seconds.
  package static let usual: Int32 = 90

  package static func seconds(planned: Int32?, block: Int32?, exercise: Int32?, setting: Int32 = usual) -> Int32 {
    let seconds = planned ?? block ?? exercise ?? setting
    return min(max(seconds, 0), Int32(SetEntry.restSeconds.upperBound))
  }
}
