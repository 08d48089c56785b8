package import KernelDomain

/// A weekly goal that applies from a given day on, instead of the previous goal.
package struct DatedSwimGoal: Hashable, Sendable {
  /// The day from which the goal applies. It already applies to the whole week that contains this day.
  package let from: CivilDay
  /// The goal that applies from this day on; nil if there is none.
  package let goal: SwimGoal?

  package init(from: CivilDay, goal: SwimGoal?) { (self.from, self.goal) = (from, goal) }
}

extension [DatedSwimGoal] {
  /// Returns the goal for the week that ends on `day`; nil if there is none.
  /// - Parameter first: the goal that applies before the first goal in the array; nil if there is none.
  package func goal(ofWeekUntil day: CivilDay, before first: SwimGoal?) -> SwimGoal? {
    guard let latest = last(where: { $0.from <= day }) else { return first }
    return latest.goal
  }
}
