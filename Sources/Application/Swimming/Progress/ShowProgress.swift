package import KernelApplication
package import KernelDomain
package import SwimmingDomain

package struct ShowProgress: UseCase {
  package static let method = "swimming.showProgress"
  package static let summary =
    "Show progress on a course: best times by quarter, critical swim speed, pace by distance, stroke counts by month."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The course (pool length and unit); nil for the course of the latest swim.
    package var course: SwimCourse?
    /// The style for which the pace curve is shown; nil for freestyle.
    package var style: StrokeStyle?
    /// The first day whose attempts count as recent; nil for the 365 days up to the latest swim.
    package var since: CivilDay?

    package init(course: SwimCourse? = nil, style: StrokeStyle? = nil, since: CivilDay? = nil) {
      self.course = course
      self.style = style
      self.since = since
    }
  }

  package struct Output: Described, Equatable {
    /// The course (pool length and unit) that is shown; nil if the book is empty.
    package var course: SwimCourse?
    package var courses: [SwimCourse]
    package var unit: LengthUnit
    package var style: StrokeStyle
    package var since: CivilDay?
    /// The latest four quarters (periods of three months), in chronological order. The last one contains the latest
    /// swim.
    package var quarters: [Quarter]
    /// The critical speed on the course: the speed that the swimmer can sustain, estimated from best times over 200
    /// and 400 freestyle. Nil if the course has neither best time.
    package var criticalSpeed: CriticalSpeedView?
    /// If the shown course lacks one of the best times over 200 and 400 freestyle, the other courses that have both;
    /// nil if there are none.
    package var otherCriticalCourses: [SwimCourse]?
    /// For each distance, the pace of the record on the course in the style, shortest distance first.
    package var paceCurve: [PacePoint]
    /// How stroke counts developed, on all courses. There is one trend for each combination of device, pool length and
    /// style.
    package var strokeTrends: [Trend]
  }

  package struct Quarter: Codable, Hashable, Sendable {
    package var year: Int
    package var quarter: Int
    /// The quarter's best times on the course.
    package var bests: [BestRow]
    /// The pace at critical speed, in milliseconds per 100 of the course's unit; nil if it can't be calculated.
    package var criticalPaceMilliseconds: Int64?
  }

  package struct CriticalSpeedView: Codable, Hashable, Sendable {
    /// The last day of the period whose best times are used for the critical speed.
    package var until: CivilDay
    package var best200: BestRow?
    package var best400: BestRow?
    /// The pace at critical speed, in milliseconds per 100 of the course's unit; nil if it can't be calculated.
    package var pacePer100Milliseconds: Int64?
    /// The critical speed in thousandths of the course's unit per second; nil if it can't be calculated.
    package var speedThousandths: Int?
    /// The critical speed as a share of the speed over 400, in thousandths; nil if it can't be calculated.
    package var shareOf400Thousandths: Int?
    /// True if `shareOf400Thousandths` is so unusual that the swimmer probably did not make a full effort over 200 or
    /// 400; nil otherwise.
    package var isDoubtful: Bool?
    /// The reason why the critical speed can't be calculated; nil if it can.
    package var refusal: CriticalSpeed.Refusal?
  }

  package struct PacePoint: Codable, Hashable, Sendable {
    package var distance: Int
    /// The pace of the record in milliseconds per 100 of the course's unit.
    package var pacePer100Milliseconds: Int64
    package var best: BestRow
    /// The pace of the best attempt on or after the day `since` of the output, in milliseconds per 100 of the course's
    /// unit; nil if there was no such attempt.
    package var recentPacePer100Milliseconds: Int64?
    package var recent: BestRow?
  }

  package struct Trend: Codable, Hashable, Sendable {
    package var source: String
    package var poolMetres: PoolLength
    package var style: StrokeStyle
    package var months: [TrendMonth]
  }

  package struct TrendMonth: Codable, Hashable, Sendable {
    package var month: CivilMonth
    package var strokes: StrokeView
  }

  /// The number of days, up to the latest swim, whose attempts count as recent if the input gives no first day.
  static let recentDays = 365
  /// The maximum number of months that the four quarters and the recent days can cover, including the earlier months
  /// that the critical speed requires.
  private static let usualMonths = 16

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let standing = try swims.standingRecords()
    let records = standing.book
    let choice = try SwimCourseChoice(input.course, in: records, official: standing.meets.courses)
    let course = choice.course
    let style = input.style ?? .freestyle
    guard style.countsForRecords else {
      let styles = StrokeStyle.sections.map(\.description)
      throw .invalidInput(
        field: "style", problem: .swimming(.noRecordsOfStyle(style: style.description, styles: styles)), valid: styles)
    }
    var output = Output(
      course: course, courses: choice.courses, unit: (course ?? .shortCourseMetres).unit, style: style,
      since: input.since, quarters: [], criticalSpeed: nil, paceCurve: [], strokeTrends: [])
    guard let course else { return output }
    let digest = try digest(of: course, since: input.since)
    guard let last = digest.months.last else {
      output.course = nil
      return output
    }
    let latest = last.days.upperBound
    let since = input.since ?? CivilDay(daysSinceEpoch: latest.daysSinceEpoch - ShowProgress.recentDays)
    output.since = since
    output.quarters = SwimQuarter.latest(4, upTo: last.month).map { Quarter($0, digest, course) }
    output.criticalSpeed = digest.criticalSpeed(on: course).map { CriticalSpeedView($0.until, $0.test) }
    if !digest.hasBothForCriticalSpeed(on: course) {
      let others = records.courses.filter { $0 != course && digest.hasBothForCriticalSpeed(on: $0) }
      if !others.isEmpty { output.otherCriticalCourses = others }
    }
    output.paceCurve = curve(digest, course, style, since)
    output.strokeTrends = digest.strokeTrends(since: since.inMonth).compactMap(Trend.init)
    return output
  }

  /// Returns the best times and strokes of all months that the output requires.
  private func digest(of course: SwimCourse, since: CivilDay?) throws(Failure) -> SwimDigest {
    let everything = SwimDigest.Part(others: .all, strokes: .all)
    if since != nil { return try swims.digest(everything) }
    let usual = SwimDigest.Months.latest(ShowProgress.usualMonths)
    let digest = try swims.digest(SwimDigest.Part(others: usual, strokes: usual))
    guard let last = digest.months.last?.month, let tested = digest.lastCriticalMonth(on: course) else { return digest }
    return tested.isWithin(ShowProgress.usualMonths - CriticalSpeed.longestSpanMonths, before: last)
      ? digest : try swims.digest(everything)
  }

  private func curve(
    _ digest: SwimDigest, _ course: SwimCourse, _ style: StrokeStyle, _ since: CivilDay
  ) -> [PacePoint] {
    guard let first = digest.months.first?.month, let last = digest.months.last?.month else { return [] }
    let recent = digest.bests(since: since).filter { $0.course == course && $0.style == style }
    return digest.bests(in: first...last).filter { $0.course == course && $0.style == style }.map { best in
      let now = recent.first { $0.distance == best.distance }
      return PacePoint(
        distance: best.distance.amount, pacePer100Milliseconds: best.pace, best: BestRow(best),
        recentPacePer100Milliseconds: now?.pace, recent: now.map(BestRow.init))
    }
  }
}

extension SwimMonthDigest.Best {
  fileprivate var pace: Int64 {
    SwimPace.per100(milliseconds: Int64(hundredths) * 10, hundredths: distance.amount * 100) ?? 0
  }
}

extension ShowProgress.Quarter {
  fileprivate init(_ quarter: SwimQuarter, _ digest: SwimDigest, _ course: SwimCourse) {
    year = quarter.year
    self.quarter = quarter.number
    bests = digest.bests(in: quarter.months).filter { $0.course == course }.map(BestRow.init)
    criticalPaceMilliseconds = try? digest.criticalSpeed(on: course, in: quarter.months).outcome.get().paceMilliseconds
  }
}

extension ShowProgress.CriticalSpeedView {
  fileprivate init(_ until: CivilDay, _ test: CriticalSpeedTest) {
    self.until = until
    best200 = test.best200.map(BestRow.init)
    best400 = test.best400.map(BestRow.init)
    switch test.outcome {
    case .success(let speed):
      pacePer100Milliseconds = speed.paceMilliseconds
      speedThousandths = speed.speed
      shareOf400Thousandths = speed.shareOf400
      isDoubtful = speed.isDoubtful ? true : nil
    case .failure(let refusal): self.refusal = refusal
    }
  }
}

extension ShowProgress.Trend {
  fileprivate init?(_ trend: StrokeTrend) {
    source = trend.source
    poolMetres = trend.pool
    style = trend.style
    months = trend.months.compactMap { month in
      StrokeView(month.count).map { ShowProgress.TrendMonth(month: month.month, strokes: $0) }
    }
    if months.isEmpty { return nil }
  }
}
