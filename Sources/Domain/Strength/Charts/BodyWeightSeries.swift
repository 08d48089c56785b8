package import KernelDomain

extension ChartSeries {
  /// Returns the user's body weight on each day for which one was entered. If several weights were entered for a day,
  /// the last one counts.
  /// - Parameter weights: the weights, in the order in which they were entered.
  package static func bodyWeight(_ weights: some Sequence<(day: CivilDay, weight: Load)>) -> ChartSeries {
    var days: [CivilDay: Load] = [:]
    for (day, weight) in weights { days[day] = weight }
    return ChartSeries(
      days.map { Point(day: $0.key, value: $0.value.mass.tenths, weight: $0.value) }.sorted { $0.day < $1.day })
  }
}
