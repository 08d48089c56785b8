package import KernelDomain

/// How much there was on a day, in a few distinct steps: none, four steps that end at round values.
package struct HeatLevels {
  /// What the first three go up to; the fourth is what is more.
  package let bounds: [Int]
  private let scale: Chart.Scale
  private let step: Int

  /// The 98th percentile (of fewer than fifty days the most) lies in the fourth, so that one day of much leaves the others their differences.
  package init(_ chart: Chart) {
    scale = chart.y
    let values = chart.points.map(\.y).filter { $0 > 0 }.sorted()
    let place = values.count < 50 ? values.count - 1 : (values.count - 1) * 98 / 100
    let usual = values.isEmpty ? 1 : min(values[place], chart.y.limits.upperBound)
    let step = HeatLevels.roundest(within: max(usual / 4, 1))
    self.step = step
    bounds = [step, 2 * step, 3 * step]
  }

  /// The largest number of one digit and zeros that is not larger.
  private static func roundest(within length: Int) -> Int {
    var power = 1
    while length / power >= 10 { power *= 10 }
    return length / power * power
  }

  /// From 1 to 4; 0 for nothing.
  package subscript(value: Int) -> Int {
    value <= 0 ? 0 : min(4, (value - 1) / step + 1)
  }

  /// How a bound, or what days come to together, is written.
  package func label(_ bound: Int, _ language: Language) -> String {
    scale.label(min(max(bound, scale.limits.lowerBound), scale.limits.upperBound), step: step, language)
  }
}
