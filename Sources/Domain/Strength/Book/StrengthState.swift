package import KernelDomain

/// The result of applying all changes in the journal. The data that the store keeps in files is not part of it.
package struct StrengthState: Hashable, Sendable {
  /// The workout in progress; nil if there is none.
  package private(set) var active: ActiveWorkout?
  /// The finished workouts that were logged in this program and have not been moved from the journal to files, by id.
  package private(set) var logged: [WorkoutID: Workout] = [:]
  /// The user's corrections, in the order in which they were made.
  package private(set) var corrections: [NumberedWorkoutCorrection] = []
  /// The latest version of each exercise that the user added or changed, by id.
  package private(set) var exercises: [ExerciseID: OwnExercise] = [:]
  /// The rest after each set, in seconds, for each exercise for which the user set it.
  package private(set) var rests: [ExerciseID: Int32] = [:]
  /// The smallest amount by which loads can be changed, for each exercise for which the user set it.
  package private(set) var steps: [ExerciseID: Load] = [:]
  package private(set) var trainingMaxima: [ExerciseID: Load] = [:]
  /// For each routine, the times at which the user asked for its next workout to be lighter.
  package private(set) var deloads: [RoutineID: [Timestamp]] = [:]
  package private(set) var favourites: Set<ExerciseID> = []
  /// The user's decisions to merge two exercises into one, in the order in which they were made.
  package private(set) var merges: [ExerciseMerge] = []
  /// The exercises to which names in logs refer, if a change in the journal records this.
  package private(set) var names: [LoggedName: NamedExercise] = [:]
  /// The user's decisions about pairs of workouts: whether the two are the same workout.
  package private(set) var twins: [WorkoutPair: Bool] = [:]
  package private(set) var routines: [RoutineID: Routine] = [:]
  package private(set) var schedules: [ScheduleID: ScheduledRoutine] = [:]
  /// The body weights, by day. Only older versions of the program record body weights here; newer ones record them in
  /// the section `book`.
  package private(set) var weights: [CivilDay: Load] = [:]

  /// The body measures that the user recorded. The value is nil for a measure that the user removed.
  package private(set) var measures: [BodyMeasure.Key: BodyMeasure?] = [:]

  package init() {}

  /// Applies a change. A step that no longer fits the workout in progress, for example because an earlier change was
  /// undone, has no effect.
  package mutating func apply(_ change: StrengthChange) {
    for edit in change.edits { apply(edit, of: change.number) }
  }

  private mutating func apply(_ edit: StrengthEdit, of number: Int) {
    switch edit {
    case .start(let start): active = ActiveWorkout(start)
    case .step(let id, let step, let time):
      guard active?.id == id else { return }
      _ = try? active?.take(step, at: time)
      endIfOver()
    case .told(let id, let time):
      if active?.id == id { _ = active?.due(at: time) }
    case .logWorkout(let workout): logged[workout.id] = workout
    case .correct(let correction):
      corrections.append(NumberedWorkoutCorrection(number: number, correction: correction))
    case .putExercise(let exercise): exercises[exercise.id] = exercise
    case .setRest(let exercise, let seconds): rests[exercise] = seconds
    case .setStep(let exercise, let load): steps[exercise] = load
    case .setTrainingMax(let exercise, let load): trainingMaxima[exercise] = load
    case .deload(let id, let time): deloads[id, default: []].append(time)
    case .setFavourite(let exercise, let isOne):
      if isOne { favourites.insert(exercise) } else { favourites.remove(exercise) }
    case .merge(let merge): merges.append(merge)
    case .setNames(let named, let own):
      for named in named { names[named.logged] = named }
      for exercise in own { exercises[exercise.id] = exercise }
    case .setTwins(let pairs, let areSame):
      for pair in pairs { twins[pair] = areSame }
    case .putRoutine(let routine): routines[routine.id] = routine
    case .removeRoutine(let id):
      routines[id] = nil
      schedules = schedules.filter { $0.value.routine != id }
    case .putSchedule(let id, let scheduled): schedules[id] = scheduled
    case .removeSchedule(let id): schedules[id] = nil
    case .setMeasure(let key, let measure): measures.updateValue(measure, forKey: key)
    case .weigh(let day, let load): weights[day] = load
    }
  }

  private mutating func endIfOver() {
    guard let workout = active, workout.isOver else { return }
    if let finished = workout.finished { logged[workout.id] = finished }
    active = nil
  }
}

/// A correction, together with the number that identifies the change of the book in which it was made.
package struct NumberedWorkoutCorrection: Hashable, Sendable {
  package let number: Int
  package let correction: WorkoutCorrection
}
