package import KernelDomain

/// A change of the strength data, as the journal stores it. It includes all values that were decided when it was made,
/// so that applying it again has the same result.
package enum StrengthEdit: Hashable, Sendable {
  case start(WorkoutStart)
  /// Applies a step to the workout in progress. `at` is the time at which the step was taken.
  case step(WorkoutID, WorkoutStep, at: Timestamp)
  /// Records that the user was informed, at the time `at`, that a rest will end soon or has ended.
  case told(WorkoutID, at: Timestamp)
  /// Adds a finished workout that the user entered as a whole after it was over.
  case logWorkout(Workout)
  case correct(WorkoutCorrection)
  /// Adds one of the user's own exercises, replacing any exercise that has the same id.
  case putExercise(OwnExercise)
  /// Sets the rest after each set of an exercise, in seconds. Nil removes the value, after which the user's general
  /// setting applies.
  case setRest(ExerciseID, Int32?)
  /// Sets the step of an exercise, the smallest amount by which its loads can be changed; nil removes it.
  case setStep(ExerciseID, Load?)
  /// Sets the training max of an exercise, the load from which plans compute percentages; nil removes it.
  case setTrainingMax(ExerciseID, Load?)
  case setFavourite(ExerciseID, Bool)
  case merge(ExerciseMerge)
  /// Records the exercises to which names in logs refer, and adds the exercises in the second list, which are new.
  case setNames([NamedExercise], [OwnExercise])
  /// Records the user's decision about pairs of workouts. If `areSame` is true, the two workouts of each pair are the
  /// same workout, so only one of them counts; otherwise, they are different workouts.
  case setTwins([WorkoutPair], areSame: Bool)
  /// Adds a routine, replacing any routine that has the same id.
  case putRoutine(Routine)
  case removeRoutine(RoutineID)
  /// Makes the routine's next workout after this time a lighter one, for recovery.
  case deload(RoutineID, at: Timestamp)
  case putSchedule(ScheduleID, ScheduledRoutine)
  case removeSchedule(ScheduleID)
  /// Records a body measure of the user. Nil removes the measure of this kind on this day.
  case setMeasure(BodyMeasure.Key, BodyMeasure?)
  /// Sets the user's body weight on a day; nil removes it.
  case weigh(CivilDay, Load?)
}

/// The edits of a single change of the book, together with the number that identifies the change.
package typealias StrengthChange = NumberedEdits<StrengthEdit>

/// An exercise that is missing from the program's catalogue. Either the user added it, or it comes from an imported
/// log.
package struct OwnExercise: Hashable, Sendable {
  package let id: ExerciseID
  package var name: String
  package var measure: ExerciseMeasure
  /// The exercise's equipment, as a word from the catalogue (see `CatalogueWords`); nil if it is unknown.
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

  /// Whether exercise `a` comes before `b` in files, where exercises are sorted by the numbers in their ids.
  package static func isBefore(_ a: OwnExercise, _ b: OwnExercise) -> Bool {
    (a.id.ownNumber ?? 0) < (b.id.ownNumber ?? 0)
  }

  /// Returns the exercise as a catalogue exercise.
  /// - Parameter aliases: the names that the exercise has in imported logs.
  package func listed(aliases: [String]) -> CatalogueExercise {
    var exercise = CatalogueExercise(own: id, name: name, measure: measure, equipment: equipment, primary: primary)
    exercise.secondary = secondary
    exercise.aliases = aliases.filter { $0 != name }
    return exercise
  }
}
