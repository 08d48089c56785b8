package import KernelApplication
package import KernelDomain
package import StrengthDomain

package enum StrengthChart: String, CaseIterable, Codable, Hashable, Sendable {
  /// The volume (load times repetitions, summed) of each week, in tenths of a kilogram.
  case volume
  /// The one-repetition maximum estimated from each workout with the exercise, in tenths of a kilogram.
  case oneRepMax
  /// The number of sets for each muscle in the last four weeks, counted in half sets: each set adds two for each muscle
  /// that its exercise mainly trains, and one for each muscle that only assists.
  case muscles
  /// The body weight on each day on which it was measured, in tenths of a kilogram.
  case bodyWeight
  /// A body measure, such as the waist, on each day on which it was measured, in thousandths of its unit.
  case measure

  package static let schema = Schema("StrengthChart", "The name of a chart.", StrengthChart.allCases) { chart in
    switch chart {
    case .volume: "the volume of each week"
    case .oneRepMax: "the estimated one-repetition maximum in each workout with an exercise"
    case .muscles: "the sets for each muscle in the last four weeks"
    case .bodyWeight: "the body weight on each day on which it was recorded"
    case .measure: "a measure of the body on each day on which it was recorded"
    }
  }

  /// Whether the chart is drawn with bars or as a line.
  package var kind: ChartKind {
    switch self {
    case .volume, .muscles: .bars
    case .oneRepMax, .bodyWeight, .measure: .line
    }
  }
}

/// The time that each point of a chart covers.
package enum ChartInterval: String, CaseIterable, Codable, Hashable, Sendable {
  case day
  case week

  package static let schema = Schema(
    "ChartInterval", "The time that each point of a chart covers.", ChartInterval.allCases
  ) { interval in
    switch interval {
    case .day: "a day with a workout"
    case .week: "a week, with the best day in it"
    }
  }
}

/// A point of a chart. It stands for a day, for a week (given by its Monday) or for a muscle.
package struct ChartPointView: Codable, Hashable, Sendable {
  package var day: CivilDay?
  package var name: String?
  package var value: Int64
  package var weight: Load?
  /// The unit of a body measure; nil for other values.
  package var unit: String?

  package static let schema = Schema(
    "ChartPoint", "A point of a chart.",
    [
      .optional("day", CivilDay.schema, "The day, or for volumes the Monday of the week; left out for a muscle."),
      .optional("name", .text, "The name of the muscle; left out for other points."),
      .init(
        "value", .integer,
        """
        The value, in tenths of a kilogram; for a muscle, in half sets; for a body measure, in thousandths of its \
        unit.
        """,
        unit: .of("tenths of a kilogram, half sets of a muscle, or thousandths of `unit`")),
      .optional("weight", Load.schema, "The body weight as it was entered; left out for other points."),
      .optional(
        "unit", .text, "The unit of the value of a body measure; left out for other points.", examples: [#""cm""#]),
    ])

  package init(day: CivilDay? = nil, name: String? = nil, value: Int64, weight: Load? = nil, unit: String? = nil) {
    self.unit = unit
    self.day = day
    self.name = name
    self.value = value
    self.weight = weight
  }
}
