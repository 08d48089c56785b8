package import KernelDomain

/// Converts the times in a FIT file to instants, and determines the wearer's local time.
///
/// If a device's clock has never been set, its times count the seconds since it was switched on. To convert such times,
/// the file must contain a message that states one moment in two ways. The message `timestamp_correlation` states the
/// moment both as such a time and as real time; the message `activity` states it both as such a time and as local time.
package struct FITClock {
  /// The wearer's UTC offset at the end of the activity, in seconds east of UTC; 0 if the file does not state it.
  package let utcOffset: Int
  /// The wearer's UTC offset in seconds; nil if the file leaves any doubt about it. There is no doubt if local time
  /// differs from UTC by a multiple of 15 minutes and by at most 15 hours. A difference of two minutes from such a
  /// multiple is tolerated.
  package let statedOffset: Int?
  /// Whether the times in the file can be converted only to local time, because its UTC offset is unknown. In that
  /// case, local time is treated as UTC, so that the day and the time of day are right.
  package let isLocal: Bool
  /// The number of seconds to add to a time since the device was switched on in order to obtain real time; nil if
  /// unknown.
  private let correction: Int?

  /// Creates the clock of a FIT file.
  /// - Parameters:
  ///   - activity: one moment, both as a time in the file and as local time, from the `activity` message.
  ///   - correlation: one moment, both as real time and as the number of seconds since the device was switched on, from
  ///     the `timestamp_correlation` message.
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

  /// Converts a time in the file to an instant. Nil if the time counts from the moment when the device was switched on,
  /// and the file does not reveal that moment.
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

  /// Rounds the difference between a local time and UTC to a possible UTC offset, which is a multiple of 15 minutes
  /// from -12 to +14 hours. Nil if the difference is outside that range. Some watches write local times that are wrong
  /// by a few seconds, which the rounding corrects, or by days, for which the result is nil.
  private static func offset(_ difference: Int) -> Int? {
    let quarters = (difference + 450).flooredQuotient(by: 900)
    return (-48...56).contains(quarters) ? quarters * 900 : nil
  }
}
