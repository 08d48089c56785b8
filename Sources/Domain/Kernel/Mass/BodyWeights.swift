/// The user's body weight on each day for which it was recorded. All features share these weights.
package struct BodyWeights: Hashable, Sendable {
  /// The recorded weights by day. The value for a day is nil if the user removed that day's weight.
  package private(set) var days: [CivilDay: Load?]

  package init(_ days: [CivilDay: Load?] = [:]) { self.days = days }

  /// Returns these weights together with those in `earlier`. A weight in `earlier` is used only for a day whose weight
  /// these weights neither contain nor mark as removed.
  package func joined(with earlier: [CivilDay: Load]) -> [CivilDay: Load] {
    earlier.merging(days.compactMapValues(\.self)) { _, own in own }.filter { days[$0.key] != .some(.none) }
  }

  /// Returns the weight recorded for `day` or, if there is none, the latest weight recorded before that day. Nil if
  /// there is no such weight.
  package func latest(on day: CivilDay) -> Load? {
    days.filter { $0.key <= day }.compactMapValues(\.self).max { $0.key < $1.key }?.value
  }
}

extension Load {
  /// The body weights that the user can enter, in whole kilograms or pounds.
  package static func bodyWeights(_ unit: MassUnit) -> ClosedRange<Int> {
    switch unit {
    case .kilogram: 20...500
    case .pound: 45...1_102
    }
  }

  /// Whether the load is a possible body weight: 20 to 500 kg.
  package var isPossibleBodyWeight: Bool { (20_000_000...500_000_000).contains(mass.milligrams) }
}
