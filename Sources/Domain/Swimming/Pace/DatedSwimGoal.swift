package import KernelDomain

/// A weekly goal that begins on a day, in place of the one before.
package struct DatedSwimGoal: Hashable, Sendable {
  /// The first day; the goal holds from the week that contains it.
  package let from: CivilDay
  /// The goal; nil for none.
  package let goal: SwimGoal?

  package init(from: CivilDay, goal: SwimGoal?) { (self.from, self.goal) = (from, goal) }
}

extension [DatedSwimGoal] {
  /// Returns the goal of the week that ends on `day`.
  /// - Parameter first: the goal before all of these; nil for none.
  package func goal(ofWeekUntil day: CivilDay, before first: SwimGoal?) -> SwimGoal? {
    guard let latest = last(where: { $0.from <= day }) else { return first }
    return latest.goal
  }
}
