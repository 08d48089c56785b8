package import KernelDomain

/// When a routine is to be done.
package struct ScheduledRoutine: Hashable, Sendable {
  package let routine: RoutineID
  package let days: Days

  package init(routine: RoutineID, days: Days) {
    self.routine = routine
    self.days = days
  }

  package enum Days: Hashable, Sendable {
    case day(CivilDay)
    /// Weekdays from 0, Monday; `until` is the last day, nil for no end.
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

/// How a day of a schedule stands.
package enum PlannedDayState: String, Codable, Hashable, Sendable {
  case planned, done, missed
}

/// What is planned is done once a workout of the routine was finished that day, and missed once the day is over.
package enum ScheduleRule {
  /// Nil where nothing is planned for the day.
  package static func state(
    of scheduled: ScheduledRoutine, on day: CivilDay, today: CivilDay, workouts: some Sequence<Workout>
  ) -> PlannedDayState? {
    guard scheduled.isPlanned(on: day) else { return nil }
    if workouts.contains(where: { $0.routine == scheduled.routine && $0.day == day }) { return .done }
    return day < today ? .missed : .planned
  }
}
