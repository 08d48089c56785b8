package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Plans a routine for a day, or for weekdays.
package struct ScheduleWorkout: UseCase {
  package static let method = "strength.scheduleWorkout"
  package static let summary = "Plan a routine for a day, or for weekdays from a day on, until another."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription { .exercise(Input.schema, Output.schema) }

  package struct Input: Codable, Hashable, Sendable {
    package var routine: RoutineID
    /// The schedule that is set anew; nil makes one.
    package var schedule: ScheduleID?
    package var day: CivilDay?
    /// From 1, Monday.
    package var weekdays: [Int]?
    /// Nil is today.
    package var from: CivilDay?
    /// The last day; nil goes on.
    package var until: CivilDay?

    package init(
      routine: RoutineID, schedule: ScheduleID? = nil, day: CivilDay? = nil, weekdays: [Int]? = nil,
      from: CivilDay? = nil, until: CivilDay? = nil
    ) {
      self.routine = routine
      self.schedule = schedule
      self.day = day
      self.weekdays = weekdays
      self.from = from
      self.until = until
    }
  }

  package typealias Output = ScheduleOutput

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let days = try days(input)
    let changed = try reader.store.change { (snapshot) throws(Failure) in
      let book = snapshot.book
      guard book.state.routines[input.routine] != nil else { throw .unknownRoutine(input.routine) }
      if let id = input.schedule, book.state.schedules[id] == nil { throw .unknownSchedule(id) }
      let scheduled = ScheduledRoutine(routine: input.routine, days: days)
      // What is planned so already is not planned twice.
      if let same = book.state.schedules.first(where: { $0.value == scheduled })?.key, input.schedule == nil {
        return ([], (same, scheduled))
      }
      let id = input.schedule ?? book.nextSchedule
      return (book.state.schedules[id] == scheduled ? [] : [.putSchedule(id, scheduled)], (id, scheduled))
    }
    return ScheduleOutput(change: changed.number, schedule: ScheduleView(changed.value.0, changed.value.1))
  }

  private func days(_ input: Input) throws(Failure) -> ScheduledRoutine.Days {
    let today = reader.today()
    let plausible = PlausibleDays.planned(on: today)
    try input.day?.checked(plausible, field: "day")
    try input.until?.checked(plausible, field: "until")
    // What is planned since long ago goes on.
    try input.from?.checked(PlausibleDays.past(on: today).lowerBound...plausible.upperBound, field: "from")
    switch (input.day, input.weekdays) {
    case (nil, nil): throw .invalidInput(field: "day", problem: .strength(.noDays))
    case (_?, _?): throw .invalidInput(field: "weekdays", problem: .strength(.daysTwice))
    case (let day?, nil):
      guard input.from == nil, input.until == nil else {
        throw .invalidInput(field: "from", problem: .strength(.daysTwice))
      }
      return .day(day)
    case (nil, let weekdays?):
      guard !weekdays.isEmpty, weekdays.allSatisfy({ (1...7).contains($0) }) else {
        throw .invalidInput(field: "weekdays", problem: .strength(.noDays), valid: ["1", "7"])
      }
      let from = input.from ?? today
      if let until = input.until, until < from {
        throw .invalidInput(field: "until", problem: .strength(.daysReversed))
      }
      return .weekdays(Set(weekdays.map { $0 - 1 }), from: from, until: input.until)
    }
  }
}

extension Failure {
  static func unknownSchedule(_ id: ScheduleID) -> Failure {
    .notFound(.strength(.noSuchSchedule(name: id.description)))
  }
}

/// A schedule after a change of it.
package struct ScheduleOutput: Codable, Hashable, Sendable {
  /// The number of the change; left out where the book said so already.
  package var change: Int?
  package var schedule: ScheduleView
}

extension ScheduleOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.schedule))]
  }
}

extension ScheduleOutput {
  package static var schema: Schema {
    Schema(
      "ChangedSchedule", "A schedule after a change of it.",
      [.change, .init("schedule", ScheduleView.schema, "The schedule.")])
  }
}

extension ScheduleWorkout.Input {
  package static var schema: Schema {
    Schema(
      "When it is planned: one of `day` and `weekdays`.",
      [
        .init("routine", RoutineID.schema, "The routine."),
        .optional("schedule", ScheduleID.schema, "The one that is set anew; left out, one is made."),
        .optional("day", CivilDay.schema, "The only day."),
        .optional(
          "weekdays", .list(Schema(.integer(1...7), unit: .ordinal)), "From 1, Monday.", examples: ["[1,3,5]"]),
        .optional("from", CivilDay.schema, "The first day of weekdays; left out, today."),
        .optional("until", CivilDay.schema, "The last day of weekdays; left out, it goes on."),
      ])
  }
}
