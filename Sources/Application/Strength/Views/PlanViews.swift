package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// A routine.
package struct RoutineView: Codable, Hashable, Sendable {
  package var id: RoutineID
  package var name: String
  package var blocks: [Block]
  package var lastDay: CivilDay?

  package static let schema = Schema(
    "Routine", "Exercises with what is to be done of each.",
    [
      .init("id", RoutineID.schema, "Its name in the book."), .init("name", .text, "What it is called."),
      .init("blocks", .list(Block.schema), "In order."),
      .optional("lastDay", CivilDay.schema, "When it was done last; left out where it never was."),
    ])

  package struct Block: Codable, Hashable, Sendable {
    package var exercise: ExerciseName
    package var superset: Int?
    package var restSeconds: Int?
    package var targets: [SetTargetView]

    package static let schema = Schema(
      "RoutineBlock", "An exercise of a routine.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .optional("superset", .ordinal, "Blocks of one number are a superset; left out for a block of its own."),
        .rest("restSeconds", "Of its own; left out where it has none."),
        .init("targets", .list(SetTargetView.schema), "A set each."),
      ])

    package init(exercise: ExerciseName, superset: Int?, restSeconds: Int?, targets: [SetTargetView]) {
      self.exercise = exercise
      self.superset = superset
      self.restSeconds = restSeconds
      self.targets = targets
    }
  }

  package init(_ routine: Routine, in snapshot: any StrengthSnapshot) {
    id = routine.id
    name = routine.name
    blocks = routine.blocks.map { block in
      Block(
        exercise: ExerciseName(.known(block.exercise), in: snapshot.catalogue), superset: block.superset,
        restSeconds: block.rest.map { Int($0) }, targets: block.targets.map { SetTargetView($0) })
    }
    lastDay = snapshot.corrected.counting.last { $0.routine == routine.id }?.day
  }
}

/// When a routine is to be done: on one day, or on weekdays.
package struct ScheduleView: Codable, Hashable, Sendable {
  package var id: ScheduleID
  package var routine: RoutineID
  package var day: CivilDay?
  package var weekdays: [Int]?
  package var from: CivilDay?
  package var until: CivilDay?

  package static let schema = Schema(
    "Schedule", "When a routine is to be done: on one day, or on weekdays.",
    [
      .init("id", ScheduleID.schema, "Its name in the book."), .init("routine", RoutineID.schema, "The routine."),
      .optional("day", CivilDay.schema, "Left out of weekdays."),
      .optional(
        "weekdays", .list(Schema(.integer(1...7), unit: .ordinal)), "From 1, Monday; left out of a single day."),
      .optional("from", CivilDay.schema, "The first day; left out of a single day."),
      .optional("until", CivilDay.schema, "The last day; left out where it goes on."),
    ])

  package init(_ id: ScheduleID, _ scheduled: ScheduledRoutine) {
    self.id = id
    routine = scheduled.routine
    switch scheduled.days {
    case .day(let day): self.day = day
    case .weekdays(let weekdays, let from, let until):
      self.weekdays = weekdays.map { $0 + 1 }.sorted()
      (self.from, self.until) = (from, until)
    }
  }
}

/// A day on which a routine is planned.
package struct PlannedDayView: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var schedule: ScheduleID
  package var routine: RoutineID
  package var name: String
  package var state: PlannedDayState

  package static let schema = Schema(
    "PlannedDay", "A day on which a routine is planned.",
    [
      .init("day", CivilDay.schema, "The day."), .init("schedule", ScheduleID.schema, "What plans it."),
      .init("routine", RoutineID.schema, "The routine."), .init("name", .text, "What that is called."),
      .init("state", PlannedDayState.schema, "How it stands."),
    ])
}

/// What she weighed on a day.
package struct BodyWeightView: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var weight: Load

  package static let schema = Schema(
    "BodyWeight", "What she weighed on a day.",
    [
      .init("day", CivilDay.schema, "The day."),
      .init("weight", Load.schema, "As it was entered.", examples: [#"{"thousandths":82500,"unit":"kg"}"#]),
    ])
}

extension PlannedDayState {
  package static let schema = Schema(
    "PlannedDayState", "How a planned day stands.", [PlannedDayState.planned, .done, .missed]
  ) { state in
    switch state {
    case .planned: nil
    case .done: "the routine was finished that day"
    case .missed: "the day is over"
    }
  }
}
