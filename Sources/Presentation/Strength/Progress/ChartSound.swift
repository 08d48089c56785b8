package import StrengthApplication
package import StrengthDomain

/// The name under which the browser loads the sound of a chart, such as `volume` or `oneRepMax:Barbell_Squat`.
package struct ChartSound: LosslessStringConvertible {
  package let chart: StrengthChart
  /// The exercise of the chart; nil for all exercises or, if the chart is about a single one, for the one with the most
  /// sets.
  package let exercise: ExerciseID?

  init(_ chart: StrengthChart, of exercise: ExerciseID?) {
    self.chart = chart
    self.exercise = exercise
  }

  package init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard let first = parts.first, let chart = StrengthChart(rawValue: first) else { return nil }
    self.chart = chart
    exercise = parts.count > 1 ? ExerciseID(parts[1]) : nil
  }

  package var description: String { chart.rawValue + (exercise.map { ":\($0.text)" } ?? "") }
}
