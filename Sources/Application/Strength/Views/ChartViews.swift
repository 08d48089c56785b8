package import KernelDomain
package import StrengthDomain

/// The charts of strength.
package enum StrengthChart: String, CaseIterable, Codable, Hashable, Sendable {
  /// Of each week, in tenths of a kilogram.
  case volume
  /// Estimated from each workout with the exercise, in tenths of a kilogram.
  case oneRepMax
  /// Half sets of each muscle in the last four weeks.
  case muscles
  /// Of each day on which she weighed herself, in tenths of a kilogram.
  case bodyWeight

  /// How its points belong together.
  package var kind: ChartKind {
    switch self {
    case .volume, .muscles: .bars
    case .oneRepMax, .bodyWeight: .line
    }
  }
}

/// A point of a chart: a day, the Monday of a week, or a muscle.
package struct ChartPointView: Codable, Hashable, Sendable {
  /// Left out of a muscle's.
  package var day: CivilDay?
  /// The muscle; left out elsewhere.
  package var name: String?
  /// Tenths of a kilogram, or half sets.
  package var value: Int64
  /// A body weight as it was entered; left out elsewhere.
  package var weight: Load?

  package init(day: CivilDay? = nil, name: String? = nil, value: Int64, weight: Load? = nil) {
    self.day = day
    self.name = name
    self.value = value
    self.weight = weight
  }
}
