package import KernelDomain

/// How far and how often the swimmer swam, in each period and in total.
package struct SwimStatistics: Hashable, Sendable {
  /// The periods from the first one with a swim to the last. Periods without swims in between are included.
  package let periods: [Span]
  package let total: Span
  /// The unit for distances: yards if all swims were in pools measured in yards, otherwise metres.
  package let unit: LengthUnit

  /// The totals of the swims in a span of days.
  package struct Span: Hashable, Sendable {
    package var first: CivilDay
    package var last: CivilDay
    /// The number of swims in the span that count. If only one style is counted, swims without laps in that style are
    /// not included.
    package var swims = 0
    package var centimetres = 0
    /// The total duration of the counted swims, in seconds. Even if only one style is counted, it includes laps in
    /// other styles.
    package var seconds = 0
    package var openWaterSwims = 0
    package var openWaterCentimetres = 0
    /// The distance swum in each style, in centimetres.
    package private(set) var styles = StyleDistances()
    /// The number of swims that were not in a pool measured in yards.
    private(set) var metricSwims = 0
    /// The distance for which no style is known, in centimetres: swims in open water, and swims without recorded laps.
    package var centimetresWithoutStyle = 0
    package var longest: Longest?

    package struct Longest: Hashable, Sendable {
      package let swim: SwimID
      package let day: CivilDay
      package let centimetres: Int
    }

    init(_ first: CivilDay, _ last: CivilDay) {
      self.first = first
      self.last = last
    }

    /// Adds a swim.
    /// - Parameter style: the only style to count; nil to count everything.
    mutating func add(_ swim: SwimMonthDigest.Entry, _ style: StrokeStyle?) {
      let styled = swim.styles.reduce(0) { $0 + $1.centimetres }
      let centimetres =
        style.map { wanted in swim.styles.first { $0.style == wanted }?.centimetres ?? 0 } ?? swim.centimetres
      if style != nil, centimetres == 0 { return }
      swims += 1
      if swim.unit != .yard { metricSwims += 1 }
      self.centimetres += centimetres
      seconds += swim.seconds
      if longest.map({ $0.centimetres < centimetres }) ?? (centimetres > 0) {
        longest = Longest(swim: swim.id, day: swim.day, centimetres: centimetres)
      }
      guard style == nil else { return }
      for share in swim.styles { styles[share.style] += share.centimetres }
      centimetresWithoutStyle += max(0, swim.centimetres - styled)
      guard swim.place == .openWater else { return }
      openWaterSwims += 1
      openWaterCentimetres += swim.centimetres
    }

    /// Adds the totals of `later`, which is a later span. The first and last day of this span do not change.
    mutating func add(_ later: Span) {
      swims += later.swims
      metricSwims += later.metricSwims
      centimetres += later.centimetres
      seconds += later.seconds
      openWaterSwims += later.openWaterSwims
      openWaterCentimetres += later.openWaterCentimetres
      for style in StrokeStyle.allCases { styles[style] += later.styles[style] }
      centimetresWithoutStyle += later.centimetresWithoutStyle
      if let other = later.longest, longest.map({ $0.centimetres < other.centimetres }) ?? true { longest = other }
    }
  }

  /// The distance in each style, in centimetres.
  package struct StyleDistances: Hashable, Sendable {
    private var centimetres = Array(repeating: 0, count: StrokeStyle.allCases.count)

    package internal(set) subscript(style: StrokeStyle) -> Int {
      get { centimetres[Int(style.rawValue)] }
      set { centimetres[Int(style.rawValue)] = newValue }
    }

    /// The strokes that were swum and the distance swum in each, in the order of `StrokeStyle`. Omits strokes with no
    /// distance.
    package var swum: [(style: StrokeStyle, centimetres: Int)] {
      StrokeStyle.allCases.map { ($0, self[$0]) }.filter { $0.1 > 0 }
    }
  }

  /// Computes the statistics.
  /// - Parameters:
  ///   - since: the first day whose swims count; nil for all. `total` does not begin before this day.
  ///   - style: the only style to count; nil to count everything.
  ///   - latest: the maximum number of periods, of which the most recent are listed; nil to list all.
  package init(
    _ digest: SwimDigest, by period: SwimPeriod, _ calendar: SwimCalendar, since: CivilDay? = nil,
    style: StrokeStyle? = nil, latest: Int? = nil
  ) {
    var periods: [Span] = []
    for month in digest.months {
      for swim in month.swims {
        if let since, swim.day < since { continue }
        if let style, !swim.styles.contains(where: { $0.style == style }) { continue }
        if periods.isEmpty {
          let start = calendar.start(of: period, containing: swim.day)
          periods.append(Span(start, calendar.last(of: period, from: start)))
        }
        while swim.day > periods[periods.count - 1].last {
          let start = calendar.next(period, after: periods[periods.count - 1].first)
          periods.append(Span(start, calendar.last(of: period, from: start)))
        }
        periods[periods.count - 1].add(swim, style)
      }
    }
    if let latest { periods.removeFirst(max(0, periods.count - latest)) }
    self.periods = periods
    var total = Span(
      periods.first?.first ?? CivilDay(daysSinceEpoch: 0), periods.last?.last ?? CivilDay(daysSinceEpoch: 0))
    if let since, since > total.first { total.first = since }
    for period in periods { total.add(period) }
    self.total = total
    unit = total.swims > 0 && total.metricSwims == 0 ? .yard : .metre
  }
}
