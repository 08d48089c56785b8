package import KernelDomain

/// Divides the values of a heat map into five levels: level 0 for days without a value, and four levels whose bounds
/// are round numbers.
package struct HeatLevels {
  /// The upper bounds of levels 1 to 3. Level 4 contains all values above the last bound.
  package let bounds: [Int]
  private let scale: Chart.Scale
  private let step: Int

  /// Chooses the bounds so that the 98th percentile or, for fewer than 50 days, the greatest value is in level 4. This
  /// way, a single extreme day does not hide the differences between the other days.
  package init(_ chart: Chart) {
    scale = chart.y
    let values = chart.points.map(\.y).filter { $0 > 0 }.sorted()
    let place = values.count < 50 ? values.count - 1 : (values.count - 1) * 98 / 100
    let usual = values.isEmpty ? 1 : min(values[place], chart.y.limits.upperBound)
    let step = HeatLevels.roundest(within: max(usual / 4, 1))
    self.step = step
    bounds = [step, 2 * step, 3 * step]
  }

  /// Returns the greatest number that is not above `length` and consists of one digit followed by zeros, such as 300
  /// for 347.
  private static func roundest(within length: Int) -> Int {
    var power = 1
    while length / power >= 10 { power *= 10 }
    return length / power * power
  }

  /// Returns the level of a day's value: 1 to 4, or 0 if the value is not above zero.
  package subscript(value: Int) -> Int {
    value <= 0 ? 0 : min(4, (value - 1) / step + 1)
  }

  /// Returns the text for a value, such as a level's upper bound or the sum of several days.
  package func label(_ bound: Int, _ language: Language) -> String {
    scale.label(min(max(bound, scale.limits.lowerBound), scale.limits.upperBound), step: step, language)
  }
}
