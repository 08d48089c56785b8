import KernelDomain

extension ChartSeries {
  /// Returns the series of one kind of body measure. Its values are in thousandths of `unit`.
  /// - Parameters:
  ///   - measures: the measures, latest day first.
  ///   - unit: the unit of the values; nil if there are no measures.
  package static func measures(_ measures: [BodyMeasure], in unit: BodyMeasure.Unit?) -> ChartSeries {
    ChartSeries(
      measures.reversed().map { Point(day: $0.day, value: Int64($0.thousandths(in: unit ?? $0.unit))) })
  }
}
