package import KernelDomain

/// Critical swim speed: what her 200 and 400 of freestyle say that she can hold for long, about 5 % more than what she
/// can hold for 30 minutes.
///
/// Speed = 200 / (T400 − T200), pace per 100 = (T400 − T200) / 2 (Wakayoshi et al. 1992). In 18 men it was 94.0 % of the
/// speed over 400, and what they held for 30 minutes 89.7 % (Espada and Alves).
package struct CriticalSpeed: Hashable, Sendable {
  /// For 100 of the course's unit.
  package let paceMilliseconds: Int64
  /// Thousandths of the unit a second, rounded to the nearest.
  package let speed: Int
  /// Thousandths of the speed over the 400, rounded to the nearest.
  package let shareOf400: Int

  /// Outside of this the 200 was hardly all out, or the 400.
  package static let plausibleShares = 880...990
  /// Further apart the two tell of different swimmers. Days.
  package static let longestSpan = 90
  /// As many months as such a span touches at most, beside the last.
  package static let longestSpanMonths = 3

  package var isDoubtful: Bool { !CriticalSpeed.plausibleShares.contains(shareOf400) }

  package enum Refusal: String, Error, CaseIterable, Codable, Sendable {
    case no200
    case no400
    /// The only 200 lies inside that 400, which says nothing of how it is swum alone.
    case sameSegment
    /// The 400 is not slower than twice the 200.
    case notSlower
    case tooFarApart
  }

  /// - Parameter times: hundredths of a second.
  package static func of(
    _ time200: Int?, _ time400: Int?, isSameSegment: Bool, daysApart: Int
  ) -> Result<CriticalSpeed, Refusal> {
    guard let time200 else { return .failure(.no200) }
    guard let time400 else { return .failure(.no400) }
    if isSameSegment { return .failure(.sameSegment) }
    if time400 <= 2 * time200 { return .failure(.notSlower) }
    if daysApart > longestSpan { return .failure(.tooFarApart) }
    let difference = Int64(time400 - time200)
    return .success(
      CriticalSpeed(
        paceMilliseconds: 5 * difference, speed: Rounding.nearest(200 * 100_000, over: difference),
        shareOf400: Rounding.nearest(500 * Int64(time400), over: difference)))
  }
}

/// The best 200 and 400 of freestyle on a course, in some days, and what they say.
package struct CriticalSpeedTest: Hashable, Sendable {
  package let best200: SwimMonthDigest.Best?
  package let best400: SwimMonthDigest.Best?
  package let outcome: Result<CriticalSpeed, CriticalSpeed.Refusal>

  /// - Parameter attempts: at 200 and 400 of freestyle on one course; among them the best 400, and the best 200 outside
  ///   its segment.
  init(_ attempts: [SwimMonthDigest.Best]) {
    let best400 = attempts.filter { $0.distance.amount == 400 }.min { $0.isBetter(than: $1) }
    let all200 = attempts.filter { $0.distance.amount == 200 }
    let others = all200.filter { $0.segment != best400?.segment }.min { $0.isBetter(than: $1) }
    let best200 = others ?? all200.min { $0.isBetter(than: $1) }
    self.best400 = best400
    self.best200 = best200
    outcome = CriticalSpeed.of(
      best200?.hundredths, best400?.hundredths, isSameSegment: best200 != nil && best200?.segment == best400?.segment,
      daysApart: abs((best200?.day.daysSinceEpoch ?? 0) - (best400?.day.daysSinceEpoch ?? 0)))
  }
}

extension SwimDigest {
  /// Of the 90 days up to the latest with a 200 or 400 of freestyle on that course, and that day; nil where there is
  /// neither.
  /// - Precondition: the `others` of all months are known.
  package func criticalSpeed(on course: SwimCourse) -> (until: CivilDay, test: CriticalSpeedTest)? {
    let attempts = criticalAttempts(on: course) { _ in true }
    guard let last = attempts.map(\.day).max() else { return nil }
    let first = CivilDay(daysSinceEpoch: last.daysSinceEpoch - CriticalSpeed.longestSpan)
    return (last, CriticalSpeedTest(attempts.filter { $0.day >= first }))
  }

  /// The last month with a 200 or 400 of freestyle on that course.
  package func lastCriticalMonth(on course: SwimCourse) -> CivilMonth? {
    months.last { $0.bests.contains { $0.isForCriticalSpeed(on: course) } }?.month
  }

  /// Whether there are a 200 and a 400 of freestyle on a course, whenever they were.
  package func hasBothForCriticalSpeed(on course: SwimCourse) -> Bool {
    let distances = months.flatMap(\.bests).filter { $0.isForCriticalSpeed(on: course) }.map(\.distance.amount)
    return Set(distances).count == 2
  }

  /// The same of some months.
  /// - Precondition: the `others` of these months are known.
  package func criticalSpeed(on course: SwimCourse, in range: ClosedRange<CivilMonth>) -> CriticalSpeedTest {
    CriticalSpeedTest(criticalAttempts(on: course, range.contains))
  }

  private func criticalAttempts(
    on course: SwimCourse, _ isWanted: (CivilMonth) -> Bool
  ) -> [SwimMonthDigest.Best] {
    months.filter { isWanted($0.month) }.flatMap { month in
      (month.bests + month.others).filter { $0.isForCriticalSpeed(on: course) }
    }
  }
}

extension SwimMonthDigest.Best {
  fileprivate func isForCriticalSpeed(on course: SwimCourse) -> Bool {
    style == .freestyle && (distance.amount == 200 || distance.amount == 400) && self.course == course
  }
}
