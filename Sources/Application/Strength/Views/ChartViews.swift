package import KernelApplication
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

  package static let schema = Schema("StrengthChart", "The charts of strength.", StrengthChart.allCases) { chart in
    switch chart {
    case .volume: "of each week"
    case .oneRepMax: "estimated from each workout with an exercise"
    case .muscles: "sets of each muscle in the last four weeks"
    case .bodyWeight: "of each day on which she weighed herself"
    }
  }

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
  package var day: CivilDay?
  package var name: String?
  package var value: Int64
  package var weight: Load?

  package static let schema = Schema(
    "ChartPoint", "A point of a chart.",
    [
      .optional("day", CivilDay.schema, "The day, or the Monday of the week; left out of a muscle's."),
      .optional("name", .text, "The muscle; left out elsewhere."),
      .init("value", .integer, "How much.", unit: .of("tenths of a kilogram, or half sets of a muscle")),
      .optional("weight", Load.schema, "A body weight as it was entered; left out elsewhere."),
    ])

  package init(day: CivilDay? = nil, name: String? = nil, value: Int64, weight: Load? = nil) {
    self.day = day
    self.name = name
    self.value = value
    self.weight = weight
  }
}
