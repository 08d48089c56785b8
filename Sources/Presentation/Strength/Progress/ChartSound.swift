package import StrengthApplication
package import StrengthDomain

/// The name under which a browser loads a chart as sound, such as `volume` or `oneRepMax:Barbell_Squat`.
package struct ChartSound: LosslessStringConvertible {
  package let chart: StrengthChart
  /// The exercise that the chart is about. If it is nil, the chart is about all exercises or, if its kind needs a
  /// single exercise, about the one with the most sets.
  package let exercise: ExerciseID?

  /// The measure of the body that the chart shows; nil for other charts.
  package let measure: BodyMeasure.Kind?

  init(_ chart: StrengthChart, of exercise: ExerciseID?, measure: BodyMeasure.Kind? = nil) {
    self.chart = chart
    self.exercise = exercise
    self.measure = measure
  }

  package init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard let first = parts.first, let chart = StrengthChart(rawValue: first) else { return nil }
    self.chart = chart
    let second = parts.count > 1 ? parts[1] : nil
    measure = chart == .measure ? second.flatMap { BodyMeasure.Kind(rawValue: $0) } : nil
    exercise = chart == .measure ? nil : second.map { ExerciseID($0) }
  }

  package var description: String { chart.rawValue + ((exercise?.text ?? measure?.rawValue).map { ":\($0)" } ?? "") }
}
