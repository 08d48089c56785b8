import KernelDomain
package import StrengthApplication
import StrengthDomain

/// The name under which a browser loads a chart as sound, such as `volume`, `volume.2026-08-19` (since that day) or
/// `oneRepMax.week:Barbell_Squat` (by week).
package struct ChartSound: LosslessStringConvertible {
  /// The chart that is played.
  package let input: ShowChart.Input

  init(_ input: ShowChart.Input) { self.input = input }

  package init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let words = (parts.first ?? "").split(separator: ".").map(String.init)
    guard let first = words.first, let chart = StrengthChart(rawValue: first) else { return nil }
    var input = ShowChart.Input(name: chart)
    for word in words.dropFirst() {
      if let interval = ChartInterval(rawValue: word) {
        input.by = interval
      } else if let day = CivilDay(word) {
        input.since = day
      } else {
        return nil
      }
    }
    let subject = parts.count > 1 ? parts[1] : nil
    input.measure = chart == .measure ? subject.flatMap { BodyMeasure.Kind(rawValue: $0) } : nil
    input.exercise = chart == .measure ? nil : subject.map { ExerciseID($0) }
    self.input = input
  }

  package var description: String {
    let words = [input.name.rawValue, input.since?.description, input.by?.rawValue].compactMap { $0 }
    let subject = input.exercise?.text ?? input.measure?.rawValue
    return words.joined(separator: ".") + (subject.map { ":\($0)" } ?? "")
  }
}
