package import KernelDomain

extension ChartSeries {
  /// What the user weighed each day, the last that was said of it, in tenths of a kilogram and as it was entered.
  /// - Parameter weights: in the order said.
  package static func bodyWeight(_ weights: some Sequence<(day: CivilDay, weight: Load)>) -> ChartSeries {
    var days: [CivilDay: Load] = [:]
    for (day, weight) in weights { days[day] = weight }
    return ChartSeries(
      days.map { Point(day: $0.key, value: $0.value.mass.tenths, weight: $0.value) }.sorted { $0.day < $1.day })
  }
}
