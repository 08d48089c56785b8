package import BookApplication
package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The dependencies of the use cases of strength training: the stored data, the settings, and the clock.
package struct StrengthReader: Sendable {
  package let repository: any StrengthRepository
  package let settings: any SettingsRepository
  /// The body weights in the section `book`. Older ones are in the section `strength`; only `bodyWeights()` returns
  /// both.
  private let ownWeights: any BodyWeightRepository
  package let clock: any WallClock
  /// Converts an instant to the machine's local time.
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  package init(
    repository: any StrengthRepository, settings: any SettingsRepository, bodyWeights: any BodyWeightRepository,
    clock: any WallClock,
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.repository = repository
    self.settings = settings
    ownWeights = bodyWeights
    self.clock = clock
    self.localTime = localTime
  }

  /// Returns the body weights by day: those in section `book`, and the older ones in section `strength`.
  package func bodyWeights() throws(Failure) -> [CivilDay: Load] {
    try ownWeights.weights().joined(with: repository.snapshot().book.state.weights)
  }

  /// Records a day's weight in the section `book`, or removes the day's weight if `bodyWeight` is nil.
  /// - Returns: the number that identifies the recorded change, nil if nothing was written; and the day's previous
  ///   weight, nil if none.
  func record(
    bodyWeight: Load?, on day: CivilDay, isDryRun: Bool
  ) throws(Failure) -> (change: Int?, before: Load?) {
    try ownWeights.record(
      bodyWeight, on: day, isDryRun: isDryRun, over: repository.snapshot().book.state.weights)
  }

  /// Returns the body measures, including body weights, most recent day first.
  func measures() throws(Failure) -> [BodyMeasure] {
    let weights = try bodyWeights().map { BodyMeasure($0.value, on: $0.key) }
    return (try repository.snapshot().book.measures + weights).sorted(by: BodyMeasure.isShownBefore)
  }

  /// Returns an object that computes how much lifting the lifter's own body adds to volumes; nil if the setting
  /// `strength.bodyVolume` is off.
  func bodyVolume() throws(Failure) -> BodyVolume? {
    try settings.settings().countsBodyVolume ? BodyVolume(bodyWeights()) : nil
  }

  /// Returns the workouts for lists. Their volumes include the lifter's own body if the setting `strength.bodyVolume`
  /// is on.
  func list() throws(Failure) -> WorkoutList {
    let list = try repository.list()
    guard let body = try bodyVolume() else { return list }
    return WorkoutList(
      workouts: WorkoutListings.all(try repository.snapshot(), body: body), questions: list.questions,
      raised: list.raised)
  }

  package func now() -> Timestamp { clock.now() }
  package func today() -> CivilDay { localTime(clock.now()).day }
  package func wall(at instant: Timestamp) -> CivilDateTime { localTime(instant) }

  package func formula() throws(Failure) -> OneRepMaxRule { try settings.settings().oneRepMaxRule }

  /// Whether a sound is played when a rest ends.
  package func hasCues() throws(Failure) -> Bool { try settings.settings().hasCues }
}

extension StrengthSnapshot {
  /// Returns the exercise with this id or name, or the one that people call by this name. If there is none, or if the
  /// name may mean several, fails with `notFound`, which names similar exercises.
  func exercise(_ asked: ExerciseID) throws(Failure) -> CatalogueExercise {
    if let exercise = catalogue[asked] ?? catalogue.exercise(named: asked.text) { return exercise }
    let called = exercise(called: asked.text)
    if let called, !called.isAsked { return called.exercise }
    let others = search.exercises(matching: asked.text, uses: uses).filter { $0.id != called?.exercise.id }
    let near = ((called.map { [$0.exercise] } ?? []) + others).prefix(5).map { ExerciseName($0) }
    throw .notFound(
      near.isEmpty
        ? .strength(.noSuchExercise(name: asked.text))
        : .strength(.severalExercises(name: asked.text, exercises: Array(near))))
  }

  func workout(_ id: WorkoutID) throws(Failure) -> CorrectedWorkout {
    guard let workout = corrected[id] else { throw .unknownWorkout(id) }
    return workout
  }

  /// Returns the id of the exercise of a block (consecutive sets of one exercise). Different apps may call the exercise
  /// by different names, but its id is the same.
  func id(of block: BlockExercise) -> ExerciseID {
    catalogue.exercise(of: block)?.id ?? ExerciseName(block).id
  }
}

extension Failure {
  static func unknownWorkout(_ id: WorkoutID) -> Failure {
    .notFound(.strength(.noSuchWorkout(name: id.description)))
  }

  static func unknownRoutine(_ id: RoutineID) -> Failure {
    .notFound(.strength(.noSuchRoutine(name: id.description)))
  }
}
