package import KernelDomain

/// Converts the times of a FIT file to instants, and finds the wearer's local time.
///
/// A device whose clock was never set counts seconds since it was switched on. If the file has a moment on both clocks
/// (`timestamp_correlation`), or at least on that and the wearer's clock (`activity`), all other times follow.
package struct FITClock {
  /// The wearer's UTC offset at the end of the activity, in seconds east of UTC.
  package let utcOffset: Int
  /// Whether times since the device was switched on are known only in local time with an unknown offset. Local time is
  /// then used as UTC, so that day and time of day are right.
  package let isLocal: Bool
  /// The seconds to add to times since the device was switched on; nil if unknown.
  private let correction: Int?

  /// - Parameters:
  ///   - activity: the time of the activity message, and the local time then.
  ///   - correlation: a time, and the clock since the device was switched on at that time.
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

  /// Nil if only the time since the device was switched on is known.
  package func instant(_ time: Int?) -> Timestamp? {
    FITClock.resolved(time, correction).map { Timestamp(seconds: Int64(FITTime.epoch + $0)) }
  }

  private static func resolved(_ time: Int?, _ correction: Int?) -> Int? {
    guard let time, FITTime.isSinceSwitchedOn(time) else { return time }
    return correction.map { time + $0 }
  }

  /// The time zone's offset: a multiple of a quarter of an hour, from 12 hours west to 14 hours east. Some watches
  /// write local times that are off by seconds, or by days; nil for the latter.
  private static func offset(_ difference: Int) -> Int? {
    let quarters = (difference + 450).flooredQuotient(by: 900)
    return (-48...56).contains(quarters) ? quarters * 900 : nil
  }
}
