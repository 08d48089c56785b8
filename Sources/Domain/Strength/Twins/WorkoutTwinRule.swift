import KernelDomain

/// Decides whether two workouts from different apps are the same workout. The lifter may have logged the workout in
/// both apps, or moved all workouts from one app to the other.
package enum WorkoutTwinRule {
  package enum Outcome: Hashable, Sendable {
    /// The two workouts are the same workout, and only one of them counts.
    case same
    /// The two workouts may be the same workout. Both count until the user decides.
    case doubtful
  }

  /// The extent to which the sets of two workouts agree.
  package struct Likeness: Hashable, Sendable {
    /// Twice the number of sets that the two workouts have in common, for comparison with `total`, which counts the
    /// sets of both.
    let common: Int
    /// Twice the number of sets that the two workouts have in common if the sets' exercises are ignored.
    let commonLoads: Int
    /// The total number of sets in both workouts.
    let total: Int
    let fewest: Int

    /// The share of sets that agree, in percent, rounded down. It is 100 if all sets agree.
    package var percent: Int { total == 0 ? 0 : 100 * common / total }

    fileprivate func isAlike(_ percent: Int) -> Bool { total > 0 && 100 * common >= percent * total }
    fileprivate func hasLoadsAlike(_ percent: Int) -> Bool { total > 0 && 100 * commonLoads >= percent * total }
  }

  /// Decides whether two workouts are the same. Nil if they are certainly different, or come from the same app.
  package static func outcome(
    _ a: Workout, _ b: Workout, id: (BlockExercise) -> ExerciseID
  ) -> (outcome: Outcome, likeness: Likeness)? {
    guard a.source != b.source else { return nil }
    let seconds = distance(a, b)
    guard seconds <= 14 * 3_600 else { return nil }
    let likeness = likeness(a, b, id: id)
    let isSame =
      seconds <= 600 && (likeness.isAlike(80) || likeness.hasLoadsAlike(90) && likeness.fewest >= 3)
      || seconds <= 60 && likeness.hasLoadsAlike(100)
    if isSame { return (.same, likeness) }
    let isDoubtful = seconds <= 3_600 && likeness.isAlike(50) || likeness.isAlike(80)
    return isDoubtful ? (.doubtful, likeness) : nil
  }

  /// Returns the number of seconds between the starts of the two workouts. It is 0 for workouts of the same day if one
  /// is from FitNotes, which stores only the day.
  private static func distance(_ a: Workout, _ b: Workout) -> Int64 {
    let dayOnly = "FitNotes"
    if a.source == dayOnly || b.source == dayOnly, a.day == b.day { return 0 }
    return abs(a.start.seconds - b.start.seconds)
  }

  /// Compares the sets of two workouts. Two sets agree if they have the same exercise, load, repetitions and time. Each
  /// set agrees with at most one set of the other workout.
  /// - Parameter id: returns the id of a block's exercise.
  package static func likeness(_ a: Workout, _ b: Workout, id: (BlockExercise) -> ExerciseID) -> Likeness {
    let (first, second) = (sets(a, id), sets(b, id))
    func common(_ key: (Key) -> Key) -> Int {
      var counts: [Key: Int] = [:]
      for set in first { counts[key(set), default: 0] += 1 }
      var common = 0
      for set in second {
        guard let left = counts[key(set)], left > 0 else { continue }
        counts[key(set)] = left - 1
        common += 2
      }
      return common
    }
    return Likeness(
      common: common { $0 },
      commonLoads: common { Key(exercise: nil, tenths: $0.tenths, reps: $0.reps, seconds: $0.seconds) },
      total: first.count + second.count, fewest: min(first.count, second.count))
  }

  private struct Key: Hashable {
    let exercise: ExerciseID?
    /// The set's load in tenths of a kilogram; nil if the set has no load.
    let tenths: Int64?
    let reps: Int32?
    let seconds: Int32?
  }

  private static func sets(_ workout: Workout, _ id: (BlockExercise) -> ExerciseID) -> [Key] {
    workout.blocks.flatMap { block in
      let exercise = id(block.exercise)
      return block.sets.map {
        Key(exercise: exercise, tenths: $0.load?.mass.tenths, reps: $0.reps, seconds: $0.seconds)
      }
    }
  }

  /// Whether workout `a` should count instead of `b`. A workout that was logged in this program takes precedence, then
  /// the workout with more sets, then the one with more efforts (RPE) and notes. If all are equal, `a` counts.
  package static func counts(_ a: Workout, rather b: Workout) -> Bool {
    if (a.source == Workout.ownSource) != (b.source == Workout.ownSource) { return a.source == Workout.ownSource }
    if a.setCount != b.setCount { return a.setCount > b.setCount }
    return remarks(a) >= remarks(b)
  }

  private static func remarks(_ workout: Workout) -> Int {
    let sets = workout.blocks.flatMap(\.sets)
    return sets.count { $0.halvesOfRPE != nil } + sets.count { $0.note != nil }
      + workout.blocks.count { $0.note != nil } + (workout.note == nil ? 0 : 1)
  }
}
