package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// A routine (a planned workout), in the outputs of use cases.
package struct RoutineView: Codable, Hashable, Sendable {
  package var id: RoutineID
  package var name: String
  package var blocks: [Block]
  package var lastDay: CivilDay?

  package static let schema = Schema(
    "Routine", "A routine: exercises with planned sets.",
    [
      .init("id", RoutineID.schema, "The name of the routine in the book."),
      .init("name", .text, "The title of the routine."),
      .init("blocks", .list(Block.schema), "The exercises of the routine, in order."),
      .optional("lastDay", CivilDay.schema, "The day on which the routine was last done; left out if it never was."),
    ])

  package struct Block: Codable, Hashable, Sendable {
    package var exercise: ExerciseName
    package var superset: Int?
    package var restSeconds: Int?
    package var targets: [SetTargetView]
    package var progression: ProgressionView?
    /// The sets that are suggested for the next workout; nil if the plan has no rule by which the exercise's loads grow
    /// (a progression).
    package var suggested: [SetTargetView]?

    package static let schema = Schema(
      "RoutineBlock", "An exercise of a routine.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .optional(
          "superset", .ordinal,
          "The number of the superset, which all its blocks share; left out if the block is in no superset."),
        .rest("restSeconds", "The block's own rest after each set, in seconds; left out if it has none."),
        .init("targets", .list(SetTargetView.schema), "The planned sets, in order."),
        .optional("progression", ProgressionView.schema, "How the load grows; left out if it does not."),
        .optional(
          "suggested", .list(SetTargetView.schema),
          "The sets that are suggested for the next workout; left out without a progression."),
      ])

    package init(
      exercise: ExerciseName, superset: Int?, restSeconds: Int?, targets: [SetTargetView],
      progression: ProgressionView? = nil, suggested: [SetTargetView]? = nil
    ) {
      self.exercise = exercise
      self.superset = superset
      self.restSeconds = restSeconds
      self.targets = targets
      self.progression = progression
      self.suggested = suggested
    }
  }

  init(_ routine: Routine, in snapshot: any StrengthSnapshot, _ planner: RoutinePlanner) {
    id = routine.id
    name = routine.name
    let suggestions = routine.blocks.contains { $0.progression != nil } ? planner.suggestions(for: routine) : []
    blocks = routine.blocks.enumerated().map { place, block in
      Block(
        exercise: ExerciseName(.known(block.exercise), in: snapshot.catalogue), superset: block.superset,
        restSeconds: block.rest.map { Int($0) }, targets: block.targets.map { SetTargetView($0) },
        progression: block.progression.map { ProgressionView($0) },
        suggested: block.progression == nil ? nil : suggestions[place].targets.map { SetTargetView($0) })
    }
    lastDay = snapshot.corrected.counting.last { $0.routine == routine.id }?.day
  }
}

/// When a routine is scheduled: on a single day, or on weekdays.
package struct ScheduleView: Codable, Hashable, Sendable {
  package var id: ScheduleID
  package var routine: RoutineID
  package var day: CivilDay?
  package var weekdays: [Int]?
  package var from: CivilDay?
  package var until: CivilDay?

  package static let schema = Schema(
    "Schedule", "A schedule of a routine: one day, or days of the week in a period.",
    [
      .init("id", ScheduleID.schema, "The name of the schedule in the book."),
      .init("routine", RoutineID.schema, "The name of the routine."),
      .optional("day", CivilDay.schema, "The only day of the schedule; left out if it has `weekdays`."),
      .optional(
        "weekdays", .list(Schema(.integer(1...7), unit: .ordinal)),
        "The days of the week, from 1 for Monday to 7 for Sunday; left out if the schedule has only one day."),
      .optional("from", CivilDay.schema, "The first day; left out if the schedule has only one day."),
      .optional("until", CivilDay.schema, "The last day; left out if the schedule has no end, or only one day."),
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

/// A day for which a routine is scheduled.
package struct PlannedDayView: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var schedule: ScheduleID
  package var routine: RoutineID
  package var name: String
  package var state: PlannedDayState

  package static let schema = Schema(
    "PlannedDay", "A day for which a routine is scheduled.",
    [
      .init("day", CivilDay.schema, "The day."), .init("schedule", ScheduleID.schema, "The name of the schedule."),
      .init("routine", RoutineID.schema, "The name of the routine."), .init("name", .text, "The title of the routine."),
      .init("state", PlannedDayState.schema, "The state of the scheduled day."),
    ])
}

/// A body weight, and the day on which it was measured.
package struct BodyWeightView: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var weight: Load

  package static let schema = Schema(
    "BodyWeight", "The body weight on a day.",
    [
      .init("day", CivilDay.schema, "The day."),
      .init(
        "weight", Load.schema, "The body weight as entered.", examples: [#"{"thousandths":82500,"unit":"kg"}"#]),
    ])
}

extension PlannedDayState {
  package static let schema = Schema(
    "PlannedDayState", "The state of a scheduled day.", [PlannedDayState.planned, .done, .missed]
  ) { state in
    switch state {
    case .planned: nil
    case .done: "the routine was finished on that day"
    case .missed: "the day is over, and the routine was not done"
    }
  }
}
