package import KernelDomain

/// A change of strength data, as the journal stores it. It records the decision made, so that replaying it needs no new
/// decision.
package enum StrengthEdit: Hashable, Sendable {
  case start(WorkoutStart)
  /// Applies a step to the workout in progress at a time.
  case step(WorkoutID, WorkoutStep, at: Timestamp)
  /// The warning or the end of a rest, due by this time, was announced.
  case told(WorkoutID, at: Timestamp)
  case correct(WorkoutCorrection)
  /// Adds an exercise of the user's, or replaces the one with the same id.
  case putExercise(OwnExercise)
  /// Sets the rest after an exercise's sets, in seconds; nil returns to the user's general setting.
  case setRest(ExerciseID, Int32?)
  case setFavourite(ExerciseID, Bool)
  case merge(ExerciseMerge)
  /// Adds a routine, or replaces the one with the same id.
  case putRoutine(Routine)
  case removeRoutine(RoutineID)
  case putSchedule(ScheduleID, ScheduledRoutine)
  case removeSchedule(ScheduleID)
  /// Sets the user's body weight on this day; nil removes it. Written before the book kept body weights.
  case weigh(CivilDay, Load?)
}

/// The edits of one change of the book.
package typealias StrengthChange = NumberedEdits<StrengthEdit>

/// An exercise that is not in the program's catalogue: the user added it, or an imported log contained it.
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

  /// The exercise in the form in which the catalogue lists it.
  /// - Parameter aliases: the names of the exercise in imported logs.
  func listed(aliases: [String]) -> CatalogueExercise {
    var exercise = CatalogueExercise(own: id, name: name, measure: measure, primary: primary)
    exercise.secondary = secondary
    exercise.aliases = aliases.filter { $0 != name }
    return exercise
  }
}
