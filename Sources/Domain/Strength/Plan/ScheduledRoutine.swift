package import KernelDomain

/// The id of a schedule: `p1`, `p2` …
package struct ScheduleID: Hashable, Comparable, Sendable {
  /// The number in the id, from 1.
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (a: ScheduleID, b: ScheduleID) -> Bool {
    a.number < b.number
  }
}

/// A schedule's id is written `p1`.
extension ScheduleID: LosslessStringConvertible {
  package var description: String { "p\(number)" }

  package init?(_ text: String) {
    guard let number = text.numberBehind("p") else { return nil }
    self.init(number)
  }
}

extension ScheduleID: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}

/// The days on which a routine is planned.
package struct ScheduledRoutine: Hashable, Sendable {
  package let routine: RoutineID
  package let days: Days

  package init(routine: RoutineID, days: Days) {
    self.routine = routine
    self.days = days
  }

  package enum Days: Hashable, Sendable {
    case day(CivilDay)
    /// On weekdays, numbered from 0 (Monday) to 6, within the given days. `until` is the last day; nil if the plan has
    /// no end.
    case weekdays(Set<Int>, from: CivilDay, until: CivilDay?)
  }

  package func isPlanned(on day: CivilDay) -> Bool {
    switch days {
    case .day(let planned): planned == day
    case .weekdays(let weekdays, let first, let last):
      weekdays.contains(day.weekday) && day >= first && (last.map { day <= $0 } ?? true)
    }
  }
}

package enum PlannedDayState: String, Codable, Hashable, Sendable {
  case planned, done, missed
}

/// Decides whether a planned day is done: once a workout of the routine is finished on that day. It is missed once the
/// day is over without one.
package enum ScheduleRule {
  /// The state of a day; nil if the routine is not planned for it.
  package static func state(
    of scheduled: ScheduledRoutine, on day: CivilDay, today: CivilDay, workouts: some Sequence<Workout>
  ) -> PlannedDayState? {
    guard scheduled.isPlanned(on: day) else { return nil }
    if workouts.contains(where: { $0.routine == scheduled.routine && $0.day == day }) { return .done }
    return day < today ? .missed : .planned
  }
}
