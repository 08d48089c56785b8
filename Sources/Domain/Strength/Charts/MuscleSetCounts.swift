package import KernelDomain

/// The number of sets for each muscle in the past four weeks (see `MuscleSetRule`).
package struct MuscleSetCounts: Hashable, Sendable {
  package struct Count: Hashable, Sendable {
    package let muscle: String
    package let halves: Int

    /// Returns the counts for numbers of half sets by muscle, in the order of `MuscleSetCounts.counts`.
    package static func sorted(_ halves: [String: Int]) -> [Count] {
      halves.map { Count(muscle: $0.key, halves: $0.value) }
        .sorted { ($1.halves, $0.muscle) < ($0.halves, $1.muscle) }
    }
  }

  /// The counts of sets, beginning with the muscle that has the most. Equal counts are sorted by the muscles' names.
  package let counts: [Count]

  /// The number of sets of each exercise whose muscles are unknown.
  package let without: [BlockExercise: Int]

  package static let days = 28

  /// Counts the sets in the four weeks that end with `today`.
  /// - Parameter suspicious: the suspicious sets, which are not counted.
  package init(
    _ workouts: some Sequence<Workout>, today: CivilDay, in catalogue: ExerciseCatalogue,
    leavingOut suspicious: Set<SetPlace> = []
  ) {
    let first = today.daysSinceEpoch - MuscleSetCounts.days + 1
    let recent = workouts.filter { (first...today.daysSinceEpoch).contains($0.day.daysSinceEpoch) }
    without = MuscleSetRule.without(recent, in: catalogue, leavingOut: suspicious)
    counts = Count.sorted(MuscleSetRule.halves(recent, in: catalogue, leavingOut: suspicious))
  }
}
