package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowStatistics: UseCase {
  package static let method = "swimming.showStatistics"
  package static let summary = "Show how far and how often the user swam, by week, month, year or season."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var by: SwimPeriod
    package var style: StrokeStyle?
    /// The first day of the statistics; nil for the latest periods, as many as `usual` returns.
    package var since: CivilDay?

    package static let schema = Schema(
      "The periods and the swimming to count.",
      [
        .init("by", SwimPeriod.schema, "The length of the periods."),
        .optional(
          "style", StrokeStyle.schema,
          "Counts only lengths in this style; if left out, everything is counted, including open water."),
        .optional(
          "since", CivilDay.schema,
          """
          The first day to count; if left out, the last 12 weeks or months up to the latest swim, or all years or \
          seasons.
          """),
      ])

    package init(by: SwimPeriod, style: StrokeStyle? = nil, since: CivilDay? = nil) {
      self.by = by
      self.style = style
      self.since = since
    }
  }

  package struct Output: Described, Equatable {
    package var by: SwimPeriod
    package var style: StrokeStyle?
    package var periods: [Span]
    package var total: Span?
    package var activePeriodCount: Int
    package var unit: LengthUnit

    package static let schema = Schema(
      "How far and how often the user swam.",
      [
        .init("by", SwimPeriod.schema, "The length of the periods."),
        .optional("style", StrokeStyle.schema, "The only style that was counted; left out if everything was counted."),
        .init(
          "periods", .list(ShowStatistics.Span.schema),
          "The periods from the first with a swim to the last, including those without swims between them."),
        .optional("total", ShowStatistics.Span.schema, "The sums of all periods; left out if there was no swim."),
        .init("activePeriodCount", .integer, "The number of periods with a swim.", unit: .of("periods")),
        .init(
          "unit", LengthUnit.schema,
          "The unit of all distances: `yd` if all counted swims were in pools measured in yards, otherwise `m`."),
      ])
  }

  package struct Span: Codable, Hashable, Sendable {
    package var firstDay: CivilDay
    package var lastDay: CivilDay
    package var swimCount: Int
    package var distance: Int
    package var durationMilliseconds: Int64
    package var openWaterSwimCount: Int
    package var openWaterDistance: Int
    package var styles: [StyleDistance]
    package var untoldDistance: Int
    package var longest: Longest?

    package static let schema = Schema(
      "SwimStatisticsSpan", "The swimming in a span of days. Duplicates and removed swims are not counted.",
      [
        .init("firstDay", CivilDay.schema, "The first day of the span."),
        .init("lastDay", CivilDay.schema, "The last day of the span."),
        .init(
          "swimCount", .integer,
          "The number of swims; if only one style is counted, the number of swims with lengths in it.",
          unit: .of("swims")),
        .init("distance", .integer, "The distance, rounded, in the answer's `unit`.", unit: .named),
        .init(
          "durationMilliseconds", .integer,
          """
          The duration of the swims in milliseconds, as the devices recorded it; if only one style is counted, the \
          whole duration of the swims with lengths in it.
          """,
          unit: .milliseconds),
        .init("openWaterSwimCount", .integer, "The number of swims in open water.", unit: .of("swims")),
        .init(
          "openWaterDistance", .integer,
          "The distance in open water, rounded, in the answer's `unit`.", unit: .named),
        .init("styles", .list(ShowStatistics.StyleDistance.schema), "The distance in each style."),
        .init(
          "untoldDistance", .integer,
          "The distance swum in unknown styles, in open water or in a pool where the device recorded no lengths.",
          unit: .named),
        .optional("longest", ShowStatistics.Longest.schema, "The longest swim; left out if there was none."),
      ])
  }

  package struct StyleDistance: Codable, Hashable, Sendable {
    package var style: StrokeStyle
    package var distance: Int

    package static let schema = Schema(
      "StyleDistance", "The distance in a style.",
      [.style(), .init("distance", .integer, "The distance, rounded, in the answer's `unit`.", unit: .named)])
  }

  package struct Longest: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var day: CivilDay
    package var distance: Int

    package static let schema = Schema(
      "LongestSwim", "The longest swim.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
        .init("distance", .integer, "The distance, rounded, in the answer's `unit`.", unit: .named),
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository

  /// Returns how many periods to show if the input gives no first day; nil for all.
  package static func usual(_ period: SwimPeriod) -> Int? {
    switch period {
    case .week, .month: 12
    case .year, .season: nil
    }
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let statistics = try SwimStatistics(
      swims.digest(SwimDigest.Part(swims: months(input), bests: .none)), by: input.by, settings.settings().swimCalendar,
      since: input.since, style: input.style, latest: input.since == nil ? ShowStatistics.usual(input.by) : nil)
    return Output(statistics, by: input.by, style: input.style)
  }

  /// Returns the months to read: those that contain the periods, and enough earlier months to determine whether there
  /// are earlier swims.
  private func months(_ input: Input) -> SwimDigest.Months {
    if let since = input.since { return .from(since.inMonth) }
    // The last periods in which the style was swum may lie far back, so read all months.
    guard input.style == nil, let usual = ShowStatistics.usual(input.by) else { return .all }
    // Twelve weeks lie in at most four months, including partial ones: a third of twelve.
    return .latest(input.by == .week ? usual / 3 : usual)
  }
}

extension ShowStatistics.Output {
  init(_ statistics: SwimStatistics, by period: SwimPeriod, style: StrokeStyle? = nil) {
    by = period
    self.style = style
    unit = statistics.unit
    periods = statistics.periods.map { ShowStatistics.Span($0, statistics.unit) }
    total = statistics.periods.isEmpty ? nil : ShowStatistics.Span(statistics.total, statistics.unit)
    activePeriodCount = statistics.periods.count { $0.swims > 0 }
  }
}

extension ShowStatistics.Span {
  fileprivate init(_ span: SwimStatistics.Span, _ unit: LengthUnit) {
    func distance(_ centimetres: Int) -> Int { (unit.hundredths(centimetres: centimetres) + 50) / 100 }
    firstDay = span.first
    lastDay = span.last
    swimCount = span.swims
    self.distance = distance(span.centimetres)
    durationMilliseconds = Int64(span.seconds) * 1_000
    openWaterSwimCount = span.openWaterSwims
    openWaterDistance = distance(span.openWaterCentimetres)
    styles = span.styles.swum.map {
      ShowStatistics.StyleDistance(style: $0.style, distance: distance($0.centimetres))
    }
    untoldDistance = distance(span.centimetresWithoutStyle)
    longest = span.longest.map {
      ShowStatistics.Longest(swim: $0.swim, day: $0.day, distance: distance($0.centimetres))
    }
  }
}

extension SwimPeriod {
  package static let schema = Schema(
    "SwimPeriod", "The length of the periods in which swimming is counted.", SwimPeriod.allCases
  ) { period in
    switch period {
    case .week: "a week, from the day of the setting `swimming.weekStart` on"
    case .season: "twelve months, from the month of the setting `swimming.seasonStart` on"
    case .month, .year: nil
    }
  }
}
