package import KernelApplication
import StrengthDomain

/// A workout from another app that is, or may be, the same workout as the one shown.
package struct TwinView: Codable, Hashable, Sendable {
  package var workout: WorkoutListing
  package var relation: Relation
  package var percent: Int

  package enum Relation: String, CaseIterable, Codable, Hashable, Sendable {
    case counts, isCounted, doubtful
  }

  package static let schema = Schema(
    "WorkoutTwin", "A workout from another app that is or may be the same as the workout shown.",
    [
      .init("workout", WorkoutListing.schema, "The other workout, as in lists."),
      .init("relation", Relation.schema, "How it relates to the workout shown."),
      .init("percent", .integer, "The share of the two workouts' sets that agree, in percent.", unit: .of("percent")),
    ])
}

extension TwinView.Relation {
  static let schema = Schema("TwinRelation", "How a workout relates to the workout shown.", TwinView.Relation.allCases)
  {
    relation in
    switch relation {
    case .counts: "it is the same workout, and counts in place of the workout shown"
    case .isCounted: "it is the same workout, and the workout shown counts in its place"
    case .doubtful: "it may be the same workout: both count until the user decides"
    }
  }
}

/// A pair of workouts that are, or may be, the same workout.
package struct TwinPairView: Codable, Hashable, Sendable {
  package var workout: WorkoutListing
  package var other: WorkoutListing
  package var percent: Int

  package static let schema = Schema(
    "WorkoutPair", "Two workouts that are or may be the same.",
    [
      .init("workout", WorkoutListing.schema, "The earlier workout, as in lists."),
      .init("other", WorkoutListing.schema, "The later workout, as in lists."),
      .init("percent", .integer, "The share of the two workouts' sets that agree, in percent.", unit: .of("percent")),
    ])
}

extension StrengthSnapshot {
  func pairView(_ pair: WorkoutPair, percent: Int, _ listings: inout WorkoutListings) -> TwinPairView? {
    guard let first = corrected[pair.first], let second = corrected[pair.second] else { return nil }
    return TwinPairView(workout: listings.listing(first), other: listings.listing(second), percent: percent)
  }

  /// Returns how many of their sets two workouts have in common, in percent.
  func likeness(of a: Workout, and b: Workout) -> Int {
    WorkoutTwinRule.likeness(a, b) { id(of: $0) }.percent
  }

  /// Returns the workouts from other apps that are, or may be, the same workout as the one with this id; nil if there
  /// are none.
  func twinViews(of id: WorkoutID, _ listings: inout WorkoutListings) -> [TwinView]? {
    let twins = twins
    guard let own = corrected[id], !(twins.counting.isEmpty && twins.doubtful.isEmpty) else { return nil }
    var found: [(WorkoutID, TwinView.Relation)] = []
    if let counting = twins.counting[id] { found.append((counting, .counts)) }
    found += twins.counting.filter { $0.value == id }.keys.sorted().map { ($0, .isCounted) }
    found += twins.doubtful.compactMap { doubt in
      doubt.pair.first == id ? doubt.pair.second : doubt.pair.second == id ? doubt.pair.first : nil
    }.map { ($0, .doubtful) }
    let views = found.compactMap { other, relation in
      corrected[other].map { other in
        TwinView(
          workout: listings.listing(other), relation: relation, percent: likeness(of: own.workout, and: other.workout))
      }
    }
    return views.isEmpty ? nil : views
  }
}
