package import KernelDomain
package import StrengthDomain

/// A routine.
package struct RoutineView: Codable, Hashable, Sendable {
  package var id: RoutineID
  package var name: String
  package var blocks: [Block]
  /// When it was done last; left out where it never was.
  package var lastDay: CivilDay?

  package struct Block: Codable, Hashable, Sendable {
    package var exercise: ExerciseName
    package var superset: Int?
    package var restSeconds: Int?
    package var targets: [SetTargetView]
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
  /// Left out of weekdays.
  package var day: CivilDay?
  /// From 1, Monday; left out of a single day.
  package var weekdays: [Int]?
  package var from: CivilDay?
  /// The last day; left out where it goes on.
  package var until: CivilDay?

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
}

/// What she weighed on a day.
package struct BodyWeightView: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var weight: Load
}
