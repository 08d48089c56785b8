package import KernelDomain

/// A change of the strength data, in the form in which the journal stores it. It includes all values that were decided
/// when it was made, so that applying it again gives the same result.
package enum StrengthEdit: Hashable, Sendable {
  case start(WorkoutStart)
  /// Applies a step to the workout in progress. The step was taken at this time.
  case step(WorkoutID, WorkoutStep, at: Timestamp)
  /// Records that at this time the user was warned of the coming end of a rest, or informed of its end.
  case told(WorkoutID, at: Timestamp)
  /// Adds a finished workout that the user entered later.
  case logWorkout(Workout)
  case correct(WorkoutCorrection)
  /// Adds an exercise of the user's own, or replaces the one with the same id.
  case putExercise(OwnExercise)
  /// Sets the rest after each set of an exercise, in seconds. Nil removes the value, so that the user's general setting
  /// applies.
  case setRest(ExerciseID, Int32?)
  /// Sets the smallest amount by which the loads of an exercise can be changed (its step); nil removes it.
  case setStep(ExerciseID, Load?)
  /// Sets the training max of an exercise, the load from which plans compute percentages; nil removes it.
  case setTrainingMax(ExerciseID, Load?)
  case setFavourite(ExerciseID, Bool)
  case merge(ExerciseMerge)
  /// Records to which exercises some names in logs refer, and adds those of these exercises that are new.
  case setNames([NamedExercise], [OwnExercise])
  /// Records whether the two workouts of each pair are the same workout, so that only one of them counts.
  case setTwins([WorkoutPair], areSame: Bool)
  /// Adds a routine, or replaces the one with the same id.
  case putRoutine(Routine)
  case removeRoutine(RoutineID)
  /// Makes the routine's next workout after this time a lighter one.
  case deload(RoutineID, at: Timestamp)
  case putSchedule(ScheduleID, ScheduledRoutine)
  case removeSchedule(ScheduleID)
  /// Records a measure of the user's body; nil removes the measure of that kind and day.
  case setMeasure(BodyMeasure.Key, BodyMeasure?)
  /// Sets the user's body weight on a day; nil removes the weight.
  case weigh(CivilDay, Load?)
}

/// The edits that make up one numbered change of the book.
package typealias StrengthChange = NumberedEdits<StrengthEdit>

/// An exercise that is not in the program's catalogue. The user added it, or it comes from an imported log.
package struct OwnExercise: Hashable, Sendable {
  package let id: ExerciseID
  package var name: String
  package var measure: ExerciseMeasure
  /// The equipment, as a word from the catalogue (see `CatalogueWords`); nil if it is unknown.
  package var equipment: String?
  package var primary: [String]
  package var secondary: [String]

  package init(
    id: ExerciseID, name: String, measure: ExerciseMeasure = .loadReps, equipment: String? = nil,
    primary: [String] = [], secondary: [String] = []
  ) {
    self.id = id
    self.name = name.keptName
    self.measure = measure
    self.equipment = equipment
    self.primary = primary
    self.secondary = secondary
  }

  /// Whether one exercise comes before another in files, which are sorted by the numbers in the exercises' ids.
  package static func isBefore(_ a: OwnExercise, _ b: OwnExercise) -> Bool {
    (a.id.ownNumber ?? 0) < (b.id.ownNumber ?? 0)
  }

  /// Returns the exercise in the form in which the catalogue lists it.
  /// - Parameter aliases: the names that the exercise has in imported logs.
  package func listed(aliases: [String]) -> CatalogueExercise {
    var exercise = CatalogueExercise(own: id, name: name, measure: measure, equipment: equipment, primary: primary)
    exercise.secondary = secondary
    exercise.aliases = aliases.filter { $0 != name }
    return exercise
  }
}
