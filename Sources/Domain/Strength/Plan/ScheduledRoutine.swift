package import KernelDomain

/// The id of a schedule, such as `p1` or `p2`.
package struct ScheduleID: Hashable, Comparable, Sendable {
  /// The number in the id, from 1.
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (a: ScheduleID, b: ScheduleID) -> Bool {
    a.number < b.number
  }
}

/// The text of a schedule's id is `p` and its number: `p1`.
extension ScheduleID: LosslessStringConvertible {
  package var description: String { "p\(number)" }

  package init?(_ text: String) {
    guard let number = text.numberBehind("p") else { return nil }
    self.init(number)
  }
}

extension ScheduleID: DescriptionCodable {}

/// A plan to do a routine on certain days.
package struct ScheduledRoutine: Hashable, Sendable {
  package let routine: RoutineID
  package let days: Days

  package init(routine: RoutineID, days: Days) {
    self.routine = routine
    self.days = days
  }

  package enum Days: Hashable, Sendable {
    case day(CivilDay)
    /// The routine is planned for these weekdays of every week, from the day `from` to the day `until`. The weekdays
    /// are numbered from 0 (Monday) to 6 (Sunday). `until` is nil if the plan has no end.
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

/// Determines whether a planned workout was done. It was done if a finished workout of the routine began on the planned
/// day, and missed if the day ended without one.
package enum ScheduleRule {
  /// Returns whether a workout planned for `day` was done, was missed or is still planned; nil if the routine is not
  /// planned for that day.
  package static func state(
    of scheduled: ScheduledRoutine, on day: CivilDay, today: CivilDay, workouts: [Workout]
  ) -> PlannedDayState? {
    guard scheduled.isPlanned(on: day) else { return nil }
    if workouts.contains(where: { $0.routine == scheduled.routine && $0.day == day }) { return .done }
    return day < today ? .missed : .planned
  }
}
