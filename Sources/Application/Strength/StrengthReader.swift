package import BookApplication
package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The dependencies of the use cases of strength training: the stored data, the settings, and the clock.
package struct StrengthReader: Sendable {
  package let repository: any StrengthRepository
  package let settings: any SettingsRepository
  /// The body weights in section `book`. They do not include the older ones in section `strength`, unlike the result of
  /// `bodyWeights()`.
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

  /// Records a day's weight in section `book`, or removes it if `bodyWeight` is nil.
  /// - Returns: the number of the change, nil if nothing was written; and the day's previous weight, nil if none.
  func record(
    bodyWeight: Load?, on day: CivilDay, isDryRun: Bool
  ) throws(Failure) -> (change: Int?, before: Load?) {
    try ownWeights.record(
      bodyWeight, on: day, isDryRun: isDryRun, over: repository.snapshot().book.state.weights)
  }

  /// Returns the body measures, including body weights, the latest days first.
  func measures() throws(Failure) -> [BodyMeasure] {
    let weights = try bodyWeights().map { BodyMeasure($0.value, on: $0.key) }
    return (try repository.snapshot().book.measures + weights).sorted(by: BodyMeasure.isShownBefore)
  }

  /// Returns the value that computes the volume of lifting the lifter's own body; nil if the setting that includes it
  /// in volumes is off.
  func bodyVolume() throws(Failure) -> BodyVolume? {
    try settings.settings().countsBodyVolume ? BodyVolume(bodyWeights()) : nil
  }

  /// Returns the workouts for lists. Their volume includes the lifter's own body if the setting for that is on.
  func list() throws(Failure) -> WorkoutList {
    guard let body = try bodyVolume() else { return try repository.list() }
    let snapshot = try repository.snapshot()
    return WorkoutList(
      workouts: WorkoutListings.all(snapshot, body: body), questions: snapshot.questions, raised: snapshot.raised)
  }

  package func now() -> Timestamp { clock.now() }
  package func today() -> CivilDay { localTime(clock.now()).day }
  package func wall(at instant: Timestamp) -> CivilDateTime { localTime(instant) }

  package func formula() throws(Failure) -> OneRepMaxRule { try settings.settings().oneRepMaxRule }

  /// Returns whether a sound is played when a rest ends.
  package func hasCues() throws(Failure) -> Bool { try settings.settings().hasCues }
}

extension StrengthSnapshot {
  /// Returns the exercise with this id or name. Fails with `notFound`, naming similar exercises, if there is none.
  func exercise(_ asked: ExerciseID) throws(Failure) -> CatalogueExercise {
    if let exercise = catalogue[asked] ?? catalogue.exercise(named: asked.text) { return exercise }
    let near = search.exercises(matching: asked.text, uses: uses).prefix(5).map { ExerciseName($0) }
    if near.isEmpty, let exercise = exercise(called: asked.text) { return exercise }
    throw .notFound(
      near.isEmpty
        ? .strength(.noSuchExercise(name: asked.text))
        : .strength(.severalExercises(name: asked.text, exercises: Array(near))))
  }

  func workout(_ id: WorkoutID) throws(Failure) -> CorrectedWorkout {
    guard let workout = corrected[id] else { throw .unknownWorkout(id) }
    return workout
  }

  /// Returns the id of a block's exercise. It is the same for all names by which other apps call the exercise.
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
