package import StrengthApplication
package import StrengthDomain

/// The name of a chart's sound among the book's files: `volume`, `oneRepMax:Barbell_Squat`.
package struct ChartSound: LosslessStringConvertible {
  package let chart: StrengthChart
  /// Nil where the chart is of all exercises, or of the one with most sets.
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
