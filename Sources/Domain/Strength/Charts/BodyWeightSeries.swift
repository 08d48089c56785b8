package import KernelDomain

extension ChartSeries {
  /// The user's body weight by day, in tenths of a kilogram and as entered. If a day has several weights, the last one
  /// entered counts.
  /// - Parameter weights: the weights in the order entered.
  package static func bodyWeight(_ weights: some Sequence<(day: CivilDay, weight: Load)>) -> ChartSeries {
    var days: [CivilDay: Load] = [:]
    for (day, weight) in weights { days[day] = weight }
    return ChartSeries(
      days.map { Point(day: $0.key, value: $0.value.mass.tenths, weight: $0.value) }.sorted { $0.day < $1.day })
  }
}
