package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Schedules a routine for a day or for weekdays, or changes an existing schedule. Values that the input omits stay
/// unchanged.
package struct ScheduleWorkout: UseCase {
  package static let method = "strength.scheduleWorkout"
  package static let summary =
    "Schedule a routine for a day, or for days of the week in a period; or change such a schedule."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID?
    /// The schedule to change; nil to add one. Values that the input omits stay unchanged.
    package var schedule: ScheduleID?
    package var day: CivilDay?
    package var weekdays: [Int]?
    package var from: CivilDay?
    package var until: CivilDay?
    package var withoutUntil: Bool?

    package static let schema = Schema(
      "The schedule: `day` or `weekdays`; members that are left out are not changed in an existing schedule.",
      [
        .optional("routine", RoutineID.schema, "The name of the routine; required for a new schedule."),
        .optional(
          "schedule", ScheduleID.schema, "The name of the schedule to change; if left out, a new one is created."),
        .optional("day", CivilDay.schema, "The only day of the schedule, if it has no `weekdays`."),
        .optional(
          "weekdays", .list(Schema(.integer(1...7), unit: .ordinal)),
          "The days of the week, from 1 for Monday to 7 for Sunday.", examples: ["[1,3,5]"]),
        .optional(
          "from", CivilDay.schema, "The first day of a schedule with `weekdays`; if left out of a new one, today."),
        .optional(
          "until", CivilDay.schema,
          "The last day of a schedule with `weekdays`; if left out of a new one, it has no end."),
        .optional(
          "withoutUntil", .flag, "True removes the last day, so that the schedule has no end; if left out, false."),
      ])

    package init(
      routine: RoutineID? = nil, schedule: ScheduleID? = nil, day: CivilDay? = nil, weekdays: [Int]? = nil,
      from: CivilDay? = nil, until: CivilDay? = nil, withoutUntil: Bool? = nil
    ) {
      self.routine = routine
      self.schedule = schedule
      self.day = day
      self.weekdays = weekdays
      self.from = from
      self.until = until
      self.withoutUntil = withoutUntil
    }
  }

  package typealias Output = ScheduleOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (snapshot) throws(Failure) in
      let book = snapshot.book
      let known = input.schedule.flatMap { book.state.schedules[$0] }
      if let id = input.schedule, known == nil { throw .unknownSchedule(id) }
      guard let routine = input.routine ?? known?.routine else {
        throw .invalidInput(field: "routine", problem: .strength(.noRoutineName(text: nil)))
      }
      guard book.state.routines[routine] != nil else { throw .unknownRoutine(routine) }
      let scheduled = ScheduledRoutine(routine: routine, days: try days(input, known?.days))
      // If the book already has an equal schedule, return that one instead of adding another.
      if let same = book.state.schedules.first(where: { $0.value == scheduled })?.key, input.schedule == nil {
        return ([], (same, scheduled))
      }
      let id = input.schedule ?? book.nextSchedule
      return (book.state.schedules[id] == scheduled ? [] : [.putSchedule(id, scheduled)], (id, scheduled))
    }
    return ScheduleOutput(change: changed.number, schedule: ScheduleView(changed.value.0, changed.value.1))
  }

  /// Returns the days for which the input schedules the routine.
  /// - Parameter known: the days of the existing schedule; nil for a new schedule.
  private func days(_ input: Input, _ known: ScheduledRoutine.Days?) throws(Failure) -> ScheduledRoutine.Days {
    let today = reader.today()
    let plausible = PlausibleDays.planned(on: today)
    try input.day?.checked(plausible, field: "day")
    try input.until?.checked(plausible, field: "until")
    // The first day may lie in the past, because a schedule may have been in use for long.
    try input.from?.checked(PlausibleDays.past(on: today).lowerBound...plausible.upperBound, field: "from")
    guard let weekdays = try weekdays(input, known) else {
      guard let day = input.day ?? known?.day else { throw .invalidInput(field: "day", problem: .strength(.noDays)) }
      guard input.from == nil, input.until == nil else {
        throw .invalidInput(field: "from", problem: .strength(.daysTwice))
      }
      return .day(day)
    }
    let from = input.from ?? known?.from ?? today
    let until = input.until ?? (input.withoutUntil == true ? nil : known?.until)
    if let until, until < from { throw .invalidInput(field: "until", problem: .strength(.daysReversed)) }
    return .weekdays(weekdays, from: from, until: until)
  }

  /// Returns the weekdays for which the input schedules the routine, counted from 0 for Monday; nil if the schedule is
  /// for a single day.
  private func weekdays(_ input: Input, _ known: ScheduledRoutine.Days?) throws(Failure) -> Set<Int>? {
    guard let weekdays = input.weekdays else { return input.day == nil ? known?.weekdays : nil }
    guard input.day == nil else { throw .invalidInput(field: "weekdays", problem: .strength(.daysTwice)) }
    guard !weekdays.isEmpty, weekdays.allSatisfy({ (1...7).contains($0) }) else {
      throw .invalidInput(field: "weekdays", problem: .strength(.noDays), valid: ["1", "7"])
    }
    return Set(weekdays.map { $0 - 1 })
  }
}

extension ScheduledRoutine.Days {
  fileprivate var day: CivilDay? { if case .day(let day) = self { day } else { nil } }
  fileprivate var weekdays: Set<Int>? { if case .weekdays(let days, _, _) = self { days } else { nil } }
  fileprivate var from: CivilDay? { if case .weekdays(_, let from, _) = self { from } else { nil } }
  fileprivate var until: CivilDay? { if case .weekdays(_, _, let until) = self { until } else { nil } }
}

extension Failure {
  static func unknownSchedule(_ id: ScheduleID) -> Failure {
    .notFound(.strength(.noSuchSchedule(name: id.description)))
  }
}

/// The output of a use case that changes a schedule.
package struct ScheduleOutput: Described, Equatable {
  /// The number that identifies the recorded change; nil if nothing changed.
  package var change: Int?
  package var schedule: ScheduleView

  package static let schema = Schema(
    "ChangedSchedule", "A schedule after a change.",
    [.change, .init("schedule", ScheduleView.schema, "The schedule after the change, or before its removal.")])
  package static let announced = StrengthEvents.bookDescriptions
}

extension ScheduleOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.schedule))]
  }
}
