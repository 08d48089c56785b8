package import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Creates the content that the overview shows about swimming: the latest swim, the current week and month compared
/// with the previous ones, and recent records.
package struct SwimOverview: FeatureOverview {
  private let swims: any SwimRepository

  package init(swims: any SwimRepository) { self.swims = swims }

  package var feature: FeatureID { .swimming }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let standing = try swims.standingSummary()
    var part = SwimOverviewPart(standing.summary, standing.records, on: day)
    if let newest = part?.records.first { part?.progress = try progress(to: newest) }
    return FeatureGlance(part: part, awaitsReview: standing.summary.awaitsReview)
  }

  package func awaitsReview() throws(Failure) -> Int { try swims.standingSummary().summary.awaitsReview }

  /// Returns the successive records in this record's event (distance, style and course), in chronological order,
  /// ending with this record; nil if it has no predecessor.
  private func progress(to record: SwimOverviewPart.RecentRecord) throws(Failure) -> [SwimOverviewPart.Step]? {
    let month = record.day.inMonth
    let digest = try swims.digest(SwimDigest.Part(others: .only(month)))
    let steps = digest.progress(
      of: record.style, Distance(record.distance, record.unit), on: record.course, until: month)
    return steps.count < 2
      ? nil : steps.suffix(SwimOverview.mostSteps).map { .init(day: $0.day, hundredths: $0.hundredths) }
  }

  private static let mostSteps = 12
}

/// What the overview shows about swimming.
package struct SwimOverviewPart: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var latest: Latest
  /// The latest days on which the user swam, newest first. There are at most four, all in the month of the latest swim
  /// or the previous month.
  package var recent: [Latest]
  package var week: Span
  package var weekBefore: Span
  package var month: Span
  package var monthBefore: Span
  package var records: [RecentRecord]
  /// The successive records in the event of the newest record, in chronological order, ending with the newest record.
  /// There are at most 12; for each earlier month, only the best is included. Nil if the newest record has no
  /// predecessor.
  package var progress: [Step]?

  package static let schema = Schema(
    "SwimOverview", "The user's swimming at a glance.",
    [
      .init(
        "day", CivilDay.schema,
        "The day that counts as today: the current day, or the day of the latest swim if that is later."),
      .init("latest", Latest.schema, "The latest day with a swim."),
      .init(
        "recent", .list(Latest.schema),
        "At most four days with a swim, newest first, from the month of the latest swim and the month before."),
      .init("week", Span.schema, "The current week, from Monday to today."),
      .init("weekBefore", Span.schema, "The week before the current one."),
      .init("month", Span.schema, "The current month."),
      .init("monthBefore", Span.schema, "The month before the current one."),
      .init(
        "records", .list(RecentRecord.schema),
        "The records of all courses that were swum in the last 30 days, newest first."),
      .optional(
        "progress", .list(Step.schema),
        "The records before the newest one, oldest first, and the newest one: at most 12, of each earlier month only "
          + "the best; left out if there was none before."),
    ])

  /// One of several successive records in an event (distance, style and course).
  package struct Step: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var hundredths: Int

    package static let schema = Schema(
      "SwimRecordStep", "A record at the time when it was swum.",
      [
        .init("day", CivilDay.schema, "The day on which it was swum, by the swimmer's clock."),
        .hundredths("The time, in hundredths of a second."),
      ])
  }

  package struct Latest: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var metres: Int
    package var durationMilliseconds: Int64

    package static let schema = Schema(
      "LatestSwim", "The latest day with a swim.",
      [
        .init("day", CivilDay.schema, "The day, by the swimmer's clock."),
        .init(
          "metres", .integer,
          "The distance in whole metres; for swims without lengths, the distance that the device reported.",
          unit: .metres),
        .init(
          "durationMilliseconds", .integer, "The duration of the day's swims, in milliseconds.", unit: .milliseconds),
      ])
  }

  /// Totals of the swims in a period, such as the current week.
  package struct Span: Codable, Hashable, Sendable {
    package var swimCount: Int
    package var metres: Int
    package var durationMilliseconds: Int64

    package static let schema = Schema(
      "SwimSpan", "The swimming in a span of days.",
      [
        .init("swimCount", .integer, "The number of swims that count.", unit: .of("swims")),
        .init(
          "metres", .integer,
          "The distance in whole metres; for swims without lengths, the distance that the device reported.",
          unit: .metres),
        .init("durationMilliseconds", .integer, "The duration of the swims, in milliseconds.", unit: .milliseconds),
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
      "RecentRecord", "A recent record.",
      [
        .init("course", SwimCourse.schema, "The course on which it was swum."), .style(),
        .init("distance", .integer, "The distance.", unit: .named),
        .init("unit", LengthUnit.schema, "The unit of the distance."),
        .hundredths("The time, in hundredths of a second."),
        .init("day", CivilDay.schema, "The day on which it was swum, by the swimmer's clock."),
      ])
  }

  /// Creates the content that the overview shows about swimming; nil if the book has no swim.
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
