package import KernelDomain

/// What a change says of strength: what was decided, never what is to be decided again.
package enum StrengthEdit: Hashable, Sendable {
  case start(WorkoutStart)
  /// A step of the workout that is on.
  case step(WorkoutID, WorkoutStep, at: Timestamp)
  /// What the clock had brought to the workout by then was told: the rest's warning and end.
  case told(WorkoutID, at: Timestamp)
  case correct(WorkoutCorrection)
  /// In place of the own one of its id, or a further one.
  case putExercise(OwnExercise)
  /// Seconds of rest behind an exercise's sets; nil for as the setting says.
  case setRest(ExerciseID, Int32?)
  case setFavourite(ExerciseID, Bool)
  case merge(ExerciseMerge)
  /// In place of the one of its id, or a further one.
  case putRoutine(Routine)
  case removeRoutine(RoutineID)
  case putSchedule(ScheduleID, ScheduledRoutine)
  case removeSchedule(ScheduleID)
  /// What she weighs that day; nil for nothing.
  case weigh(CivilDay, Load?)
}

/// The edits of a change of the book.
package struct StrengthChange: Hashable, Sendable {
  /// That of the change, by which it can be taken back.
  package let number: Int
  package let edits: [StrengthEdit]

  package init(number: Int, edits: [StrengthEdit]) {
    self.number = number
    self.edits = edits
  }
}

/// An exercise that she made up, or that an imported log brought.
package struct OwnExercise: Hashable, Sendable {
  package let id: ExerciseID
  package var name: String
  package var measure: ExerciseMeasure
  package var primary: [String]
  package var secondary: [String]

  package init(
    id: ExerciseID, name: String, measure: ExerciseMeasure = .loadReps, primary: [String] = [],
    secondary: [String] = []
  ) {
    self.id = id
    self.name = name.keptName
    self.measure = measure
    self.primary = primary
    self.secondary = secondary
  }

  /// - Parameter aliases: what imported logs call it.
  func listed(aliases: [String]) -> CatalogueExercise {
    var exercise = CatalogueExercise(own: id, name: name, measure: measure, primary: primary)
    exercise.secondary = secondary
    exercise.aliases = aliases.filter { $0 != name }
    return exercise
  }
}
