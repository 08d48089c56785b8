package import KernelDomain

/// Where an axis begins and ends, and the round values along it.
package struct ChartAxis {
  package let bounds: ClosedRange<Int>
  package let ticks: [Int]
  private let round: Ticks
  /// Whether each value takes a place as wide as the others', in the middle of which it stands.
  private let hasBars: Bool
  /// Whether the least value stands last.
  private let isReversed: Bool
  /// How round values are called where they are no quantities; one without a name is nothing.
  private let names: [Int: String]

  /// - Parameters:
  ///   - values: all that are to be seen.
  ///   - room: for so many round values.
  ///   - isWidened: to round values at both ends.
  ///   - names: by value, if the values are not quantities.
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

  /// Never below zero where no value is.
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

  /// How far from its beginning a value stands, where its end is at `steps`; what lies beyond stands at the end.
  package func place(_ value: Int, steps: Int) -> Int {
    let value = min(max(value, bounds.lowerBound), bounds.upperBound)
    let (done, length) = (Double(value - bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    let part = hasBars ? (done + 0.5) / (length + 1) : done / length
    return Int(((isReversed ? 1 - part : part) * Double(steps)).rounded())
  }

  /// So many values there are, each with a bar.
  package var count: Int { bounds.upperBound - bounds.lowerBound + 1 }
}
