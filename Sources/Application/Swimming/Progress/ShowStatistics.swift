package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowStatistics: UseCase {
  package static let method = "swimming.showStatistics"
  package static let summary = "How far and how often you swam, week by week, or by month, year or season."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var by: SwimPeriod
    package var style: StrokeStyle?
    /// Nil is as many periods up to the latest swim as are shown at a glance.
    package var since: CivilDay?

    package static let schema = Schema(
      "What is counted.",
      [
        .init("by", SwimPeriod.schema, "The periods told."),
        .optional("style", StrokeStyle.schema, "What alone is counted; left out, everything, open water too."),
        .optional(
          "since", CivilDay.schema,
          "From which day on; left out, the 12 weeks or months up to the latest swim, or all years or seasons."),
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
      "How far and how often.",
      [
        .init("by", SwimPeriod.schema, "As asked."),
        .optional("style", StrokeStyle.schema, "As asked."),
        .init(
          "periods", .list(ShowStatistics.Span.schema),
          "From the first with a swim to the last, empty ones between them included."),
        .optional("total", ShowStatistics.Span.schema, "All of them together; left out where nothing was swum."),
        .init("activePeriodCount", .integer, "How many of the periods have a swim.", unit: .of("periods")),
        .init(
          "unit", LengthUnit.schema,
          "Of all distances: `yd` where each of the swims was in a pool of yards, else `m`."),
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
      "SwimStatisticsSpan", "What was swum in some days. Second recordings and removed swims count nowhere.",
      [
        .init("firstDay", CivilDay.schema, "The first of these days."),
        .init("lastDay", CivilDay.schema, "The last of them."),
        .init("swimCount", .integer, "How many swims; of one style, those with lengths in it.", unit: .of("swims")),
        .init("distance", .integer, "How far, to the nearest, in the answer's `unit`.", unit: .named),
        .init(
          "durationMilliseconds", .integer,
          "How long the swims took as their devices counted; of one style, all of those with lengths in it.",
          unit: .milliseconds),
        .init("openWaterSwimCount", .integer, "How many of the swims were in open water.", unit: .of("swims")),
        .init("openWaterDistance", .integer, "How much of it was in open water.", unit: .named),
        .init("styles", .list(ShowStatistics.StyleDistance.schema), "How far in each style."),
        .init(
          "untoldDistance", .integer, "How far without a style told: in open water, or where no lengths were recorded.",
          unit: .named),
        .optional("longest", ShowStatistics.Longest.schema, "The longest swim; left out where there was none."),
      ])
  }

  package struct StyleDistance: Codable, Hashable, Sendable {
    package var style: StrokeStyle
    package var distance: Int

    package static let schema = Schema(
      "StyleDistance", "How far in a style.",
      [.style(), .init("distance", .integer, "How far, to the nearest, in the answer's `unit`.", unit: .named)])
  }

  package struct Longest: Codable, Hashable, Sendable {
    package var swim: SwimID
    package var day: CivilDay
    package var distance: Int

    package static let schema = Schema(
      "LongestSwim", "A swim that was the longest.",
      [
        .init("swim", SwimID.schema, "Its name."),
        .init("day", CivilDay.schema, "The swimmer's day on which it began."),
        .init("distance", .integer, "How far, to the nearest, in the answer's `unit`.", unit: .named),
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository

  /// As many of a period as are shown where nobody says since when.
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

  /// In which the periods lie, and of earlier ones as much as tells whether there were any.
  private func months(_ input: Input) -> SwimDigest.Months {
    if let since = input.since { return .from(since.inMonth) }
    // Of one style the last periods may lie anywhere.
    guard input.style == nil, let usual = ShowStatistics.usual(input.by) else { return .all }
    // So many weeks touch at most a third as many months, begun ones included.
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
    untoldDistance = distance(span.untoldCentimetres)
    longest = span.longest.map {
      ShowStatistics.Longest(swim: $0.swim, day: $0.day, distance: distance($0.centimetres))
    }
  }
}

extension SwimPeriod {
  package static let schema = Schema("SwimPeriod", "Spans that swimming is told by.", SwimPeriod.allCases) { period in
    switch period {
    case .week: "from the day that the setting `swimming.weekStart` names"
    case .season: "twelve months, from the one that the setting `swimming.seasonStart` names"
    case .month, .year: nil
    }
  }
}
