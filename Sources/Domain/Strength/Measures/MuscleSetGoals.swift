/// The lifter's weekly goals: the number of sets for each muscle.
package struct MuscleSetGoals: Hashable, Sendable {
  private let wanted: [String: Int]

  package static let usual: [String: Int] = [
    "chest": 10, "lats": 10, "middle back": 10, "shoulders": 10, "quadriceps": 10, "hamstrings": 10, "biceps": 6,
    "triceps": 6, "glutes": 6, "calves": 6, "abdominals": 6,
  ]
  package static let sets = 0...100

  /// Creates the usual goals, changed according to a text such as `chest 12, biceps 8`. Nil if a part of the text lacks
  /// a known muscle or a number of sets, or if a muscle occurs twice.
  package init?(_ text: String) {
    var wanted = MuscleSetGoals.usual
    var named: Set<String> = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ").map { $0.lowercased() }
      guard let last = words.last, let sets = Int(last), MuscleSetGoals.sets.contains(sets) else { return nil }
      let muscle = words.dropLast().joined(separator: " ")
      guard CatalogueWords.muscles.contains(muscle), named.insert(muscle).inserted else { return nil }
      wanted[muscle] = sets
    }
    self.wanted = wanted
  }

  package init() { wanted = MuscleSetGoals.usual }

  package subscript(muscle: String) -> Int { wanted[muscle] ?? 0 }

  /// The muscles with a goal, in alphabetical order.
  package var muscles: [String] { wanted.filter { $0.value > 0 }.keys.sorted() }
}

/// The sets for one muscle that the lifter has done and still plans this week, compared with the goal. They are counted
/// in half sets, since a set counts as half a set for muscles that assist.
package struct MuscleWeek: Hashable, Sendable {
  package let muscle: String
  package let wanted: Int
  package let doneHalves: Int
  /// The sets for this muscle that are still planned this week, counted in half sets.
  package let plannedHalves: Int

  package var missingHalves: Int { max(0, 2 * wanted - doneHalves) }

  /// Returns this week's sets for each muscle that has a goal. Muscles for which the most sets are missing come first.
  package static func all(
    _ goals: MuscleSetGoals, done: [String: Int], planned: [String: Int]
  ) -> [MuscleWeek] {
    goals.muscles.map { muscle in
      MuscleWeek(
        muscle: muscle, wanted: goals[muscle], doneHalves: done[muscle] ?? 0, plannedHalves: planned[muscle] ?? 0)
    }.sorted { ($1.missingHalves, $0.muscle) < ($0.missingHalves, $1.muscle) }
  }
}
