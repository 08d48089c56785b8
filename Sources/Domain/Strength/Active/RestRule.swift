/// How long to rest behind a set: as the set was planned, else as its block says, else its exercise, else the setting.
package enum RestRule {
  /// Seconds.
  package static let usual: Int32 = 90

  package static func seconds(planned: Int32?, block: Int32?, exercise: Int32?, setting: Int32 = usual) -> Int32 {
    let seconds = planned ?? block ?? exercise ?? setting
    return min(max(seconds, 0), Int32(SetEntry.restSeconds.upperBound))
  }
}
