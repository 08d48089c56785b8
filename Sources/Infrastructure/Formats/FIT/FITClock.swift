package import KernelDomain

/// Converts the times in a FIT file to instants, and finds the wearer's local time.
///
/// A device whose clock was never set counts seconds since it was switched on. All times can still be converted if a
/// message of the file states one moment in two ways: in seconds since then and in real time (`timestamp_correlation`),
/// or at least in seconds since then and in local time (`activity`).
package struct FITClock {
  /// The wearer's UTC offset at the end of the activity, in seconds east of UTC.
  package let utcOffset: Int
  /// The wearer's UTC offset, if the file states it beyond doubt: its local time is within two minutes of a whole quarter
  /// of an hour, at most 15 hours from UTC. Nil otherwise.
  package let toldOffset: Int?
  /// Whether the file's times can be converted only to local time, whose UTC offset is unknown. The local time is then
  /// treated as UTC, so that the day and the time of day are right.
  package let isLocal: Bool
  /// The number of seconds to add to a time since the device was switched on; nil if unknown.
  private let correction: Int?

  /// - Parameters:
  ///   - activity: the time in the `activity` message, and the local time at the same moment.
  ///   - correlation: a real time, and the number of seconds since the device was switched on at the same moment.
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
    self.toldOffset = time.flatMap { time in activity.local.flatMap { FITClock.toldOffset($0 - time) } }
    self.utcOffset = time.flatMap { time in activity.local.flatMap { FITClock.offset($0 - time) } } ?? 0
  }

  /// Converts a time of the file to an instant. Nil if the time counts from when the device was switched on, and the
  /// file does not state when that was.
  package func instant(_ time: Int?) -> Timestamp? {
    FITClock.resolved(time, correction).map { Timestamp(seconds: Int64(FITTime.epoch + $0)) }
  }

  private static func resolved(_ time: Int?, _ correction: Int?) -> Int? {
    guard let time, FITTime.isSinceSwitchedOn(time) else { return time }
    return correction.map { time + $0 }
  }

  private static func toldOffset(_ difference: Int) -> Int? {
    let quarter = (difference + 450).flooredQuotient(by: 900) * 900
    return abs(difference - quarter) <= 120 && abs(quarter) <= 15 * 3_600 ? quarter : nil
  }

  /// Rounds the difference between a local time and UTC to a UTC offset: a multiple of a quarter of an hour, from 12
  /// hours west to 14 hours east. Some watches write local times that are wrong by seconds, which this corrects, or by
  /// days; then the result is nil.
  private static func offset(_ difference: Int) -> Int? {
    let quarters = (difference + 450).flooredQuotient(by: 900)
    return (-48...56).contains(quarters) ? quarters * 900 : nil
  }
}
