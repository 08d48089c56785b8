package import KernelDomain

/// A change of strength data, as the journal has it. It records a decision, so that nothing has to be decided again
/// when it is read.
package enum StrengthEdit: Hashable, Sendable {
  case start(WorkoutStart)
  /// A step of the workout in progress.
  case step(WorkoutID, WorkoutStep, at: Timestamp)
  /// What had fallen due by then, the rest's warning or end, was announced.
  case told(WorkoutID, at: Timestamp)
  case correct(WorkoutCorrection)
  /// Adds an own exercise, or replaces the one with its id.
  case putExercise(OwnExercise)
  /// Sets the rest after an exercise's sets in seconds; nil returns to the setting.
  case setRest(ExerciseID, Int32?)
  case setFavourite(ExerciseID, Bool)
  case merge(ExerciseMerge)
  /// Adds a routine, or replaces the one with its id.
  case putRoutine(Routine)
  case removeRoutine(RoutineID)
  case putSchedule(ScheduleID, ScheduledRoutine)
  case removeSchedule(ScheduleID)
  /// The user's body weight on that day; nil removes it.
  case weigh(CivilDay, Load?)
}

/// The edits of one change of the book.
package typealias StrengthChange = NumberedEdits<StrengthEdit>

/// An exercise that the user added, or that an imported log brought.
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

  /// The exercise as it is listed.
  /// - Parameter aliases: its names in imported logs.
  func listed(aliases: [String]) -> CatalogueExercise {
    var exercise = CatalogueExercise(own: id, name: name, measure: measure, primary: primary)
    exercise.secondary = secondary
    exercise.aliases = aliases.filter { $0 != name }
    return exercise
  }
}
