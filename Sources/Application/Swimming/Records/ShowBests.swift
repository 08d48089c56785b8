package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowBests: UseCase {
  package static let method = "swimming.showBests"
  package static let summary = "Show the best times on one course since a day, or of each year or season."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The course (pool length and unit); nil for the course of the latest swim or, in a book without swims, of an
    /// official result.
    package var course: SwimCourse?
    package var since: CivilDay?
    package var by: Period?

    package static let schema = Schema(
      "The best times to show.",
      [
        .optional("course", SwimCourse.schema, "The course to show; if left out, the course of the latest swim."),
        .optional(
          "since", CivilDay.schema,
          "The first day to include; if left out, the day of the first swim or official result."),
        .optional(
          "by", ShowBests.Period.schema,
          "The length of the periods, each with its own best times; if left out, there is one period with all days."),
      ])

    package init(course: SwimCourse? = nil, since: CivilDay? = nil, by: Period? = nil) {
      self.course = course
      self.since = since
      self.by = by
    }
  }

  package enum Period: String, CaseIterable, Codable, Hashable, Sendable {
    case year
    case season

    package static let schema = Schema(
      "BestsPeriod", "The length of the periods for which best times are shown.", ShowBests.Period.allCases
    ) {
      period in
      period == .season ? "twelve months, from the month of the setting `swimming.seasonStart` on" : nil
    }

    var span: SwimPeriod { self == .year ? .year : .season }
  }

  package struct Output: Described, Equatable {
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    package var since: CivilDay?
    package var by: Period?
    /// The periods that have at least one best time, newest first.
    package var periods: [Span]

    package static let schema = Schema(
      "The best times on one course.",
      [
        .optional("course", SwimCourse.schema, "The course shown; left out if the book is empty."),
        .init("courses", .list(SwimCourse.schema), "Every course of a swim or official result."),
        .optional("since", CivilDay.schema, "The first day to include, as requested; left out if none was given."),
        .optional(
          "by", ShowBests.Period.schema, "The length of the periods, as requested; left out if none was given."),
        .init(
          "periods", .list(ShowBests.Span.schema), "The periods, newest first, without those that have no best time."),
      ])
  }

  package struct Span: Codable, Hashable, Sendable {
    package var firstDay: CivilDay
    package var lastDay: CivilDay
    package var bests: [BestRow]
    package var official: [OfficialResultView]?

    package static let schema = Schema(
      "BestsSpan", "The best times in a span of days.",
      [
        .init("firstDay", CivilDay.schema, "The first day of the span."),
        .init("lastDay", CivilDay.schema, "The last day of the span."),
        .init("bests", .list(BestRow.schema), "The best times, ordered by style and distance."),
        .optional(
          "official", .list(OfficialResultView.schema),
          "The best official result of each style and distance, without points; left out if there is none."),
      ])
  }

  let swims: any SwimRepository
  let settings: any SettingsRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let meets = standing.meets
    let choice = try SwimCourseChoice(input.course, in: standing.book, official: meets.courses)
    var output = Output(
      course: choice.course, courses: choice.courses, since: input.since, by: input.by, periods: [])
    guard let course = choice.course else { return output }
    let part = input.since.map { SwimDigest.Part(bests: .from($0.inMonth), others: .only($0.inMonth)) }
    let digest = try swims.digest(part ?? SwimDigest.Part())
    let days = [digest.days?.lowerBound, digest.days?.upperBound].compactMap { $0 } + meets.results.map(\.day)
    guard let earliest = days.min(), let last = days.max() else { return output }
    let first = max(earliest, input.since ?? earliest)
    guard first <= last else { return output }
    // Returns the best times of a period; nil if neither a watch nor a meet recorded any.
    func span(from start: CivilDay, to end: CivilDay) -> Span? {
      // Periods consist of whole months, except that the first begins with the first day in the input.
      let since = input.since.flatMap { $0 >= start ? $0 : nil }
      let part = SwimDigest(digest.months.filter { (start.inMonth...end.inMonth).contains($0.month) })
      let bests = since.map { part.bests(since: $0) } ?? part.bests(in: start.inMonth...end.inMonth)
      let rows = bests.filter { $0.course == course }.map(BestRow.init)
      let official = meets.best(on: course, in: (since ?? start)...end)
      if rows.isEmpty, official.isEmpty { return nil }
      return Span(
        firstDay: start, lastDay: end, bests: rows,
        official: official.isEmpty ? nil : official.map { OfficialResultView($0) })
    }
    guard let by = input.by?.span else {
      output.periods = [span(from: input.since ?? first, to: last)].compactMap { $0 }
      return output
    }
    let calendar = try settings.settings().swimCalendar
    var start = calendar.start(of: by, containing: first)
    while start <= last {
      let end = calendar.last(of: by, from: start)
      if let span = span(from: start, to: end) { output.periods.insert(span, at: 0) }
      start = calendar.next(by, after: start)
    }
    return output
  }
}
