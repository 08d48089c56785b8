package import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Swimming at a glance: the latest swim, this week and month beside those before, and what was a record lately.
package struct SwimOverview: FeatureOverview {
  private let swims: any SwimRepository

  package init(swims: any SwimRepository) {
    self.swims = swims
  }

  package var feature: FeatureID { .swimming }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let standing = try swims.standingSummary()
    return FeatureGlance(
      part: SwimOverviewPart(standing.summary, standing.records, on: day), awaitsReview: standing.summary.awaitsReview)
  }
}

/// What the overview tells of swimming.
package struct SwimOverviewPart: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var latest: Latest
  /// The latest four days with a swim of this month and the one before, newest first.
  package var recent: [Latest]
  package var week: Span
  package var weekBefore: Span
  package var month: Span
  package var monthBefore: Span
  package var records: [RecentRecord]

  package static let schema = Schema(
    "SwimOverview", "Swimming at a glance.",
    [
      .init("day", CivilDay.schema, "That counts as today: never before the latest swim."),
      .init("latest", Latest.schema, "The latest day with a swim."),
      .init(
        "recent", .list(Latest.schema),
        "The latest days with a swim, newest first, at most four: of its month and the one before."),
      .init("week", Span.schema, "This week, from Monday on."),
      .init("weekBefore", Span.schema, "The week before."),
      .init("month", Span.schema, "This month."),
      .init("monthBefore", Span.schema, "The month before."),
      .init(
        "records", .list(RecentRecord.schema), "Records of all courses swum in the last 30 days, newest first."),
    ])

  package struct Latest: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var metres: Int
    package var durationMilliseconds: Int64

    package static let schema = Schema(
      "LatestSwim", "The latest day with a swim.",
      [
        .init("day", CivilDay.schema, "The swimmer's day."),
        .init("metres", .integer, "Whole metres; of swims without lengths, as the device reported.", unit: .metres),
        .init("durationMilliseconds", .integer, "How long its swims took.", unit: .milliseconds),
      ])
  }

  /// What was swum in some days.
  package struct Span: Codable, Hashable, Sendable {
    package var swimCount: Int
    package var metres: Int
    package var durationMilliseconds: Int64

    package static let schema = Schema(
      "SwimSpan", "What was swum in some days.",
      [
        .init("swimCount", .integer, "How many swims count.", unit: .of("swims")),
        .init("metres", .integer, "Whole metres; of swims without lengths, as the device reported.", unit: .metres),
        .init("durationMilliseconds", .integer, "How long the swims took.", unit: .milliseconds),
      ])
  }

  package struct RecentRecord: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var style: StrokeStyle
    package var distance: Int
    package var unit: LengthUnit
    package var hundredths: Int
    package var day: CivilDay

    package static let schema = Schema(
      "RecentRecord", "A record of late.",
      [
        .init("course", SwimCourse.schema, "The course."), .style(),
        .init("distance", .integer, "How far.", unit: .named),
        .init("unit", LengthUnit.schema, "That of the distance."),
        .hundredths("The time."), .init("day", CivilDay.schema, "The swimmer's day."),
      ])
  }

  /// Nil where nothing was swum.
  init?(_ summary: SwimSummary, _ records: SwimRecords, on today: CivilDay) {
    guard let last = summary.latest else { return nil }
    day = max(today, last.day)
    latest = Latest(last)
    recent = summary.days.prefix(4).map(Latest.init)
    let number = day.daysSinceEpoch
    let monday = number - day.weekday
    week = Span(summary.days, monday...number)
    weekBefore = Span(summary.days, monday - 7...monday - 1)
    month = Span(summary.days, day.inMonth.days)
    monthBefore = Span(summary.days, day.inMonth.before.days)
    self.records = records.records.filter { $0.day.daysSinceEpoch > number - 30 }.map(RecentRecord.init)
      .sorted { $0.day > $1.day }
  }
}

extension SwimOverviewPart.Latest {
  fileprivate init(_ day: SwimDay) {
    self.init(day: day.day, metres: day.metres, durationMilliseconds: Int64(day.duration) * 1_000)
  }
}

extension SwimOverviewPart.Span {
  fileprivate init(_ days: [SwimDay], _ range: ClosedRange<Int>) {
    self.init(swimCount: 0, metres: 0, durationMilliseconds: 0)
    for day in days where range.contains(day.day.daysSinceEpoch) {
      swimCount += day.swims
      metres += day.metres
      durationMilliseconds += Int64(day.duration) * 1_000
    }
  }
}

extension SwimOverviewPart.RecentRecord {
  fileprivate init(_ record: SwimRecord) {
    self.init(
      course: record.course, style: record.style, distance: record.distance.amount, unit: record.distance.unit,
      hundredths: record.hundredths, day: record.day)
  }
}
