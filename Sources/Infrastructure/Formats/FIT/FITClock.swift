package import KernelDomain

/// Turns the times of one FIT file into instants, and tells its wearer's clock.
///
/// A device whose clock was never set counts the seconds since it was switched on. Where the file shows one moment on
/// both clocks (`timestamp_correlation`), or at least on that and the wearer's (`activity`), all others follow.
package struct FITClock {
  /// Seconds east of UTC, as of the activity's end.
  package let utcOffset: Int
  /// Whether times since the device was switched on are only known on the wearer's clock, whose offset is not: it
  /// is then taken for UTC, so that the day and the time of day are right.
  package let isLocal: Bool
  /// Seconds to add to times since the device was switched on; nil where the file does not tell.
  private let correction: Int?

  /// - Parameters:
  ///   - activity: its time, and what the wearer's clock showed then.
  ///   - correlation: a time, and what the clock since switching on showed then.
  package init(activity: (time: Int?, local: Int?), correlation: (time: Int?, sinceSwitchedOn: Int?)) {
    if let time = correlation.time, let running = correlation.sinceSwitchedOn, !FITTime.isSinceSwitchedOn(time),
      FITTime.isSinceSwitchedOn(running)
    {
      self.correction = time - running
      self.isLocal = false
    } else if let time = activity.time, let local = activity.local, FITTime.isSinceSwitchedOn(time),
      !FITTime.isSinceSwitchedOn(local)
    {
      self.correction = local - time
      self.isLocal = true
    } else {
      self.correction = nil
      self.isLocal = false
    }
    let time = FITClock.resolved(activity.time, correction)
    self.utcOffset = time.flatMap { time in activity.local.flatMap { FITClock.offset($0 - time) } } ?? 0
  }

  /// Nil where only the time since the device was switched on is known.
  package func instant(_ time: Int?) -> Timestamp? {
    FITClock.resolved(time, correction).map { Timestamp(seconds: Int64(FITTime.epoch + $0)) }
  }

  private static func resolved(_ time: Int?, _ correction: Int?) -> Int? {
    guard let time, FITTime.isSinceSwitchedOn(time) else { return time }
    return correction.map { time + $0 }
  }

  /// A time zone's offset lies on a quarter of an hour, from 12 hours west to 14 east; some watches write local times
  /// by the minute, or days off. Nil for the latter.
  private static func offset(_ difference: Int) -> Int? {
    let quarters = (difference + 450).flooredQuotient(by: 900)
    return (-48...56).contains(quarters) ? quarters * 900 : nil
  }
}
