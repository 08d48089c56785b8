package import KernelDomain

/// Converts the times in a FIT file to instants, and finds the wearer's local time.
///
/// If a device's clock was never set, its times count seconds since it was switched on. They can still be converted if
/// a message states one moment in two ways: as such a time and as real time (`timestamp_correlation`), or at least as
/// such a time and as local time (`activity`).
package struct FITClock {
  /// The wearer's UTC offset at the end of the activity, in seconds east of UTC; 0 if the file does not state it.
  package let utcOffset: Int
  /// The wearer's UTC offset in seconds, if the file leaves no doubt about it: local time differs from UTC by a
  /// multiple of 15 minutes, up to two minutes more or less, and by at most 15 hours. Otherwise nil.
  package let statedOffset: Int?
  /// Whether the file's times can be converted only to local time, because its UTC offset is unknown. Local time is
  /// then treated as UTC, so that the day and the time of day are right.
  package let isLocal: Bool
  /// The number of seconds to add to a time since the device was switched on, to get real time; nil if unknown.
  private let correction: Int?

  /// Creates the clock of a FIT file.
  /// - Parameters:
  ///   - activity: the time and the local time of the same moment, from the `activity` message.
  ///   - correlation: the real time and the seconds since the device was switched on of the same moment, from the
  ///     `timestamp_correlation` message.
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
    self.statedOffset = time.flatMap { time in activity.local.flatMap { FITClock.statedOffset($0 - time) } }
    self.utcOffset = time.flatMap { time in activity.local.flatMap { FITClock.offset($0 - time) } } ?? 0
  }

  /// Converts a time in the file to an instant. Nil if the time counts from when the device was switched on and the
  /// file does not reveal when that was.
  package func instant(_ time: Int?) -> Timestamp? {
    FITClock.resolved(time, correction).map { Timestamp(seconds: Int64(FITTime.epoch + $0)) }
  }

  private static func resolved(_ time: Int?, _ correction: Int?) -> Int? {
    guard let time, FITTime.isSinceSwitchedOn(time) else { return time }
    return correction.map { time + $0 }
  }

  private static func statedOffset(_ difference: Int) -> Int? {
    let quarter = (difference + 450).flooredQuotient(by: 900) * 900
    return abs(difference - quarter) <= 120 && abs(quarter) <= 15 * 3_600 ? quarter : nil
  }

  /// Rounds the difference between a local time and UTC to a possible UTC offset: a multiple of 15 minutes from -12 to
  /// +14 hours; nil if the difference is outside that range. Some watches write local times that are wrong by a few
  /// seconds, which the rounding corrects, or by days, for which this returns nil.
  private static func offset(_ difference: Int) -> Int? {
    let quarters = (difference + 450).flooredQuotient(by: 900)
    return (-48...56).contains(quarters) ? quarters * 900 : nil
  }
}
