/// The user's body weights by day, which all features share.
package struct BodyWeights: Hashable, Sendable {
  /// The recorded weights; a day's value is nil if its weight was removed.
  package private(set) var days: [CivilDay: Load?]

  package init(_ days: [CivilDay: Load?] = [:]) {
    self.days = days
  }

  /// Returns these weights, plus those of `earlier` on days whose weight was neither recorded nor removed here.
  package func joined(with earlier: [CivilDay: Load]) -> [CivilDay: Load] {
    earlier.merging(days.compactMapValues(\.self)) { _, own in own }.filter { days[$0.key] != .some(.none) }
  }

  /// Returns the latest weight recorded for `day` or an earlier day; nil if there is none.
  package func latest(on day: CivilDay) -> Load? {
    days.filter { $0.key <= day }.compactMapValues(\.self).max { $0.key < $1.key }?.value
  }
}
