package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Shows a whole season in the manner of a swimmer's paper diary: totals, best times, meets, and every swim.
package struct ShowSeason: UseCase {
  package static let method = "swimming.showSeason"
  package static let summary =
    "Show a whole season: its months, its best times and those of the season before, its meets, and every swim."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?

    package static let schema = Schema(
      "The season to show.",
      [
        .optional(
          "year", .integer, "The year in which the season begins; if left out, the season of the latest swim.",
          unit: .ordinal,
          examples: ["2024"], from: [Schema.Source("swimming.showSeason", "/years/*")])
      ])

    package init(year: Int? = nil) { self.year = year }
  }

  package struct Output: Described, Equatable {
    package var firstDay: CivilDay?
    package var lastDay: CivilDay?
    package var years: [Int]
    package var statistics: ShowStatistics.Output?
    package var courses: [Course]
    package var results: [OfficialResultView]
    package var swims: [ListSwims.SwimRow]

    package static let schema = Schema(
      "A season: twelve months, beginning with the month of the setting `swimming.seasonStart`.",
      [
        .optional("firstDay", CivilDay.schema, "The first day of the season; left out if the book is empty."),
        .optional("lastDay", CivilDay.schema, "The last day of the season; left out if the book is empty."),
        .init(
          "years", .list(.ordinal), "The years in which seasons with swims or official results begin, newest first."),
        .optional(
          "statistics", ShowStatistics.Output.schema,
          "How far and how often the user swam, by month; left out if there was no swim."
        ),
        .init("courses", .list(ShowSeason.Course.schema), "The best times of the season, by course."),
        .init(
          "results", .list(OfficialResultView.schema),
          "The official results of the season, oldest first, without points."),
        .init("swims", .list(ListSwims.SwimRow.schema), "The swims of the season that count, in the order swum."),
      ])
  }

  package struct Course: Codable, Hashable, Sendable {
    package var course: SwimCourse
    package var bests: [Best]

    package static let schema = Schema(
      "SeasonCourse", "The best times of a season on one course.",
      [
        .init("course", SwimCourse.schema, "The course."),
        .init("bests", .list(ShowSeason.Best.schema), "The best times, ordered by style and distance."),
      ])
  }

  package struct Best: Codable, Hashable, Sendable {
    package var best: BestRow
    package var hundredthsBefore: Int?
    package var isRecord: Bool

    package static let schema = Schema(
      "SeasonBest", "A best time of a season.",
      [
        .init("best", BestRow.schema, "The attempt with the best time."),
        .optional(
          "hundredthsBefore", .integer,
          "The best time of the season before, in hundredths of a second; left out if there was none.",
          unit: .hundredths),
        .init("isRecord", .flag, "Whether the attempt is the record of all seasons."),
      ])
  }

  let swims: any SwimRepository
  let meets: any MeetRepository
  let settings: any SettingsRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let calendar = try settings.settings().swimCalendar
    func season(of day: CivilDay) -> CivilDay { calendar.start(of: .season, containing: day) }
    let standing = book.standing
    let counting = book.swims.indices.filter { standing.counting[$0] }
    let results = try meets.meets().results
    let known = counting.map { book.swims[$0].day } + results.map(\.day)
    let years = Set(known.map { season(of: $0).year }).sorted(by: >)
    var output = Output(years: years, courses: [], results: [], swims: [])
    let latest = counting.map { book.swims[$0].day }.max().map { season(of: $0).year }
    guard let year = input.year ?? latest ?? years.first else { return output }
    guard CivilDay.recordableYears.contains(year) || years.contains(year),
      let first = CivilDay(year: year, month: calendar.seasonStart, day: 1)
    else {
      let range = CivilDay.recordableYears
      throw .invalidInput(
        field: "year", problem: .json(.notWithin(least: String(range.lowerBound), most: String(range.upperBound))))
    }
    let days = first...calendar.last(of: .season, from: first)
    (output.firstDay, output.lastDay) = (days.lowerBound, days.upperBound)
    let earlier = CivilDay(daysSinceEpoch: first.daysSinceEpoch - 1)
    let before = season(of: earlier)...earlier
    let digest = try swims.digest(
      SwimDigest.Part(swims: .from(first.inMonth), bests: .from(before.lowerBound.inMonth)))
    output.statistics = statistics(digest, days, calendar)
    output.courses = try courses(digest, days, before: before)
    output.results = results.filter { days.contains($0.day) }.map { OfficialResultView($0) }
    output.swims = counting.filter { days.contains(book.swims[$0].day) }.map { index in
      ListSwims.SwimRow(book.corrected(index, standing), duplicateOf: nil)
    }
    return output
  }

  /// Returns the season's statistics by month; nil if the user did not swim in the season.
  private func statistics(
    _ digest: SwimDigest, _ days: ClosedRange<CivilDay>, _ calendar: SwimCalendar
  ) -> ShowStatistics.Output? {
    let months = SwimDigest(digest.months.filter { days.months.contains($0.month) })
    var output = ShowStatistics.Output(SwimStatistics(months, by: .month, calendar), by: .month)
    guard output.total != nil else { return nil }
    output.total?.firstDay = days.lowerBound
    output.total?.lastDay = days.upperBound
    return output
  }

  /// Returns the season's best times for each course (pool length and unit) on which there are any.
  /// - Parameters:
  ///   - digest: the totals and best times of each month.
  ///   - days: the days of the season.
  ///   - earlier: the days of the previous season, with whose best times those of this season are compared.
  private func courses(
    _ digest: SwimDigest, _ days: ClosedRange<CivilDay>, before earlier: ClosedRange<CivilDay>
  ) throws(Failure) -> [Course] {
    let records = try swims.records().records
    let before = Dictionary(
      uniqueKeysWithValues: digest.bests(in: earlier.months).map { ($0.event, $0.hundredths) })
    let found = digest.bests(in: days.months).map { best in
      let isRecord = records.contains { $0.segment == best.segment && $0.laps == best.laps && $0.style == best.style }
      return (
        course: best.course,
        best: Best(best: BestRow(best), hundredthsBefore: before[best.event], isRecord: isRecord)
      )
    }
    return Set(found.map(\.course)).sorted().map { course in
      Course(course: course, bests: found.filter { $0.course == course }.map(\.best))
    }
  }
}

extension ClosedRange<CivilDay> {
  /// The months that contain these days, including partial months.
  fileprivate var months: ClosedRange<CivilMonth> { lowerBound.inMonth...upperBound.inMonth }
}
