package import KernelDomain

/// An axis of a chart: the values at its ends, and its ticks, which are round values marked along the axis.
package struct ChartAxis {
  package let bounds: ClosedRange<Int>
  package let ticks: [Int]
  private let round: Ticks
  /// Whether the chart has bars. If so, each whole value has a slot, all of the same width, and its bar is in the
  /// middle of the slot.
  private let hasBars: Bool
  /// Whether values decrease along the axis, so that the smallest value is at the top or right end.
  private let isReversed: Bool
  /// The labels of the ticks, by value, if the axis shows items, such as muscles, instead of quantities. A tick whose
  /// value is missing here has no label.
  private let names: [Int: String]

  /// Creates an axis.
  /// - Parameters:
  ///   - values: the range that the axis must include.
  ///   - scale: the kind of number on the axis.
  ///   - room: how many ticks fit along the axis.
  ///   - isWidened: whether to extend the axis so that it starts and ends with a round value.
  ///   - hasBars: whether the chart has bars.
  ///   - names: the labels, by value, if the values represent items, such as muscles, instead of quantities.
  package init(
    _ values: ClosedRange<Int>, _ scale: Chart.Scale, room: Int, isWidened: Bool = false, hasBars: Bool = false,
    names: [Int: String] = [:]
  ) {
    self.hasBars = hasBars
    isReversed = scale == .pace
    self.names = names
    let values = ChartAxis.lengthened(ChartAxis.limited(values, scale), scale)
    round = Ticks(values, scale, room: room, isWidened: isWidened)
    bounds = isWidened ? round.widened(values).clamped(to: scale.limits) : values
    ticks = round.values(in: bounds)
  }

  private static func limited(_ values: ClosedRange<Int>, _ scale: Chart.Scale) -> ClosedRange<Int> {
    values.clamped(to: scale.limits)
  }

  /// Extends a range of values that is shorter than the minimum length for the scale. If no value is negative, the
  /// range is not extended below zero.
  private static func lengthened(_ values: ClosedRange<Int>, _ scale: Chart.Scale) -> ClosedRange<Int> {
    let missing = scale.shortest - (values.upperBound - values.lowerBound)
    guard missing > 0 else { return values }
    var start = values.lowerBound - missing / 2
    if values.lowerBound >= 0 { start = max(start, 0) }
    start = min(max(start, scale.limits.lowerBound), scale.limits.upperBound - scale.shortest)
    return start...start + scale.shortest
  }

  package func label(_ tick: Int, _ language: Language) -> String {
    names[tick] ?? (names.isEmpty ? round.label(tick, language) : "")
  }

  /// Returns the position of a value along the axis, from 0 at the axis's start to `steps` at its end. A value outside
  /// the axis has the position of the nearer end.
  package func place(_ value: Int, steps: Int) -> Int {
    let value = min(max(value, bounds.lowerBound), bounds.upperBound)
    let (done, length) = (Double(value - bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    let part = hasBars ? (done + 0.5) / (length + 1) : done / length
    return Int(((isReversed ? 1 - part : part) * Double(steps)).rounded())
  }

  /// How many whole values the axis includes. In a chart with bars, each whole value has a slot.
  package var count: Int { bounds.upperBound - bounds.lowerBound + 1 }
}
