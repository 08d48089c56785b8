package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowBests: UseCase {
  package static let method = "swimming.showBests"
  package static let summary = "The best times since a day, or of each year or season, on one course."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// Nil is the course of the latest swim, in a book without swims one of a result.
    package var course: SwimCourse?
    package var since: CivilDay?
    package var by: Period?

    package static let schema = Schema(
      "Which best times are shown.",
      [
        .optional("course", SwimCourse.schema, "In which pools they were swum; left out, those of the latest swim."),
        .optional("since", CivilDay.schema, "From which day on; left out, from the first swim or result on."),
        .optional("by", ShowBests.Period.schema, "Told for each of them; left out, for all days together."),
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

    package static let schema = Schema("BestsPeriod", "Spans that best times are told by.", ShowBests.Period.allCases) {
      period in
      period == .season ? "twelve months, from the one that the setting `swimming.seasonStart` names" : nil
    }

    var span: SwimPeriod { self == .year ? .year : .season }
  }

  package struct Output: Described, Equatable {
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    package var since: CivilDay?
    package var by: Period?
    /// Newest first; those without any best time are left out.
    package var periods: [Span]

    package static let schema = Schema(
      "The best times of some days.",
      [
        .optional("course", SwimCourse.schema, "The course shown; left out in an empty book."),
        .init("courses", .list(SwimCourse.schema), "Every course swum, and those of official results."),
        .optional("since", CivilDay.schema, "As asked."),
        .optional("by", ShowBests.Period.schema, "As asked."),
        .init("periods", .list(ShowBests.Span.schema), "Newest first; those without any are left out."),
      ])
  }

  package struct Span: Codable, Hashable, Sendable {
    package var firstDay: CivilDay
    package var lastDay: CivilDay
    package var bests: [BestRow]
    package var official: [OfficialResultView]?

    package static let schema = Schema(
      "BestsSpan", "The best times of some days.",
      [
        .init("firstDay", CivilDay.schema, "The first of these days."),
        .init("lastDay", CivilDay.schema, "The last of them."),
        .init("bests", .list(BestRow.schema), "By style and distance."),
        .optional(
          "official", .list(OfficialResultView.schema),
          "The best official result of each style and distance, without points; left out where there is none."),
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
    // Nil where there is neither a time of the watch nor an official one.
    func span(from start: CivilDay, to end: CivilDay) -> Span? {
      // Periods are whole months, but for the first day asked for.
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
