import FeedApplication
import FeedDomain
import KernelApplication
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Provides the finished workouts of the feature Strength as the content of posts in the feed.
struct FinishedWorkouts: PostSource {
  let reader: StrengthReader

  func finished(by workout: String, _ options: PostOptions) throws(Failure) -> FinishedWorkout {
    let list = try ListWorkouts(reader: reader)(ListWorkouts.Input()).workouts
    let finished = list.filter { $0.state == .finished }
    if workout == "last", finished.isEmpty { throw .notFound(.feed(.noWorkoutYet)) }
    let ofDay = CivilDay(workout).map { day in finished.filter { $0.day == day } } ?? []
    guard ofDay.count <= 1 else {
      throw .conflict(.feed(.severalWorkouts(name: workout, workouts: ofDay.map(\.id.description))))
    }
    let id = workout == "last" ? finished.first?.id : ofDay.first?.id ?? WorkoutID(workout)
    guard let id else { throw .notFound(.feed(.noSuchWorkout(name: workout))) }
    let shown = try ShowWorkout(reader: reader)(ShowWorkout.Input(workout: id))
    guard shown.workout.state == .finished else { throw .conflict(.feed(.workoutIsNotFinished(name: workout))) }
    let weight = options.bodyWeight ? try bodyWeight(on: shown.workout.day) : nil
    let note = options.note ? shown.note.map { FeedText.cleaned($0) } : nil
    let content = PostContent(
      name: shown.workout.name.map { FeedText.cleaned($0, most: FeedText.longestName) }, day: shown.workout.day,
      durationSeconds: shown.workout.durationSeconds.map { min(max($0, 0), 999_999_999) },
      exercises: Array(shown.blocks.compactMap(exercise).prefix(PostContent.mostExercises)),
      records: shown.records.prefix(PostContent.mostRecords).compactMap(record), bodyWeight: weight,
      note: note.flatMap { FeedText.problem(with: $0) == nil ? $0 : nil })
    return FinishedWorkout(id.description, content)
  }

  /// Returns the body weight recorded for this day or, if there is none, the most recent weight recorded before it. Nil
  /// if there is none either.
  private func bodyWeight(on day: CivilDay) throws(Failure) -> PostLoad? {
    let weights = try ListBodyWeights(reader: reader)(NoInput()).weights
    return weights.filter { $0.day <= day }.max { $0.day < $1.day }.map { PostLoad($0.weight) }
  }

  private func name(_ exercise: ExerciseName) -> PostName {
    PostName(
      FeedText.cleaned(exercise.name, most: FeedText.longestName),
      czech: exercise.czech.map { FeedText.cleaned($0, most: FeedText.longestName) })
  }

  /// Summarises an exercise by its number of sets and its best set. The best set is the heaviest one; if several are
  /// equally heavy, the one with the most repetitions, then the farthest, then the longest. A suspicious set that the
  /// user has not confirmed is counted, but cannot be the best. Nil if no set was done.
  private func exercise(_ block: BlockView) -> PostExercise? {
    guard block.sets.contains(where: \.done) else { return nil }
    let done = block.sets.filter { $0.done && $0.kind != .warmup }
    let best = done.filter { $0.suspicious != true }.max { one, other in
      let values = { (set: SetView) in
        [set.load?.mass.milligrams ?? 0, Int64(set.reps ?? 0), set.millimetres ?? 0, Int64(set.seconds ?? 0)]
      }
      return values(one).lexicographicallyPrecedes(values(other))
    }
    return PostExercise(name(block.exercise), setCount: done.count, best: best.map { PostSet($0) })
  }

  private func record(_ move: RecordMoveView) -> PostRecord? {
    guard let after = move.after, let kind = PostRecord.Kind(rawValue: after.kind.rawValue) else { return nil }
    let set = PostSet(
      load: after.load.map { PostLoad($0) }, reps: after.reps, seconds: after.seconds, millimetres: after.millimetres)
    return PostRecord(name(move.exercise), kind, set: set == PostSet() ? nil : set, tenths: after.tenths)
  }
}

extension PostLoad {
  fileprivate init(_ load: Load) {
    self.init(thousandths: Int64(load.thousandths), unit: load.unit == .pound ? .pound : .kilogram)
  }
}

extension PostSet {
  fileprivate init(_ set: SetView) {
    self.init(
      load: set.load.map { PostLoad($0) }, reps: set.reps, seconds: set.seconds, millimetres: set.millimetres)
  }
}
