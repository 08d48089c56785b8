/// The user's body weight by day, for the whole book.
package struct BodyWeights: Hashable, Sendable {
  /// What was recorded for a day; nil if that day's weight was removed.
  package private(set) var days: [CivilDay: Load?]

  package init(_ days: [CivilDay: Load?] = [:]) {
    self.days = days
  }

  /// These weights, and those recorded elsewhere before on days of which these say nothing.
  package func joined(with earlier: [CivilDay: Load]) -> [CivilDay: Load] {
    earlier.merging(days.compactMapValues(\.self)) { _, own in own }.filter { days[$0.key] != .some(.none) }
  }

  /// The latest weight recorded for this day or an earlier one; nil if there is none.
  package func latest(on day: CivilDay) -> Load? {
    days.filter { $0.key <= day }.compactMapValues(\.self).max { $0.key < $1.key }?.value
  }
}
