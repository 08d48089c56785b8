package struct WorkoutStep: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case warmUp
    case work
    case rest
    case coolDown
  }

  /// The point at which a step ends.
  package enum Extent: Hashable, Sendable {
    /// The step ends after this distance, in millimetres.
    case length(Int64)
    /// The step ends after this time without pauses, in milliseconds.
    case time(Int64)
    /// The step ends when the runner presses the lap button, or at the end of the run.
    case open
  }

  /// How fast or how hard a step should be run.
  package enum Target: Hashable, Sendable {
    /// A time for the whole step, in milliseconds.
    case time(ClosedRange<Int64>)
    /// A pace, in milliseconds per kilometre.
    case pace(ClosedRange<Int64>)
    /// A heart rate zone, from 1 to 5.
    case zone(Int)
  }

  package let kind: Kind
  package let extent: Extent
  package var target: Target?
  /// The round to which the step belongs, counting from 1, and the number of rounds; nil if the step is not in a
  /// repeated group.
  package var round: Round?

  package struct Round: Hashable, Sendable {
    package let number: Int
    package let count: Int
  }

  package init(_ kind: Kind, _ extent: Extent, target: Target? = nil, round: Round? = nil) {
    self.kind = kind
    self.extent = extent
    self.target = target
    self.round = round
  }
}

/// A planned workout: its steps in order, and the text in which the user wrote it.
package struct WorkoutPlan: Hashable, Sendable {
  /// The plan as the user wrote it, such as `5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down`.
  package let text: String
  package let steps: [WorkoutStep]

  /// The maximum number of steps in a plan. A step in a repeated group counts once for each round.
  package static let mostSteps = 50
}

/// A planned workout that the user saved in the list of workouts.
package struct Workout: Hashable, Sendable {
  package let id: String
  package let name: String
  package let plan: WorkoutPlan

  package init(id: String, name: String, plan: WorkoutPlan) {
    (self.id, self.name, self.plan) = (id, name, plan)
  }
}
