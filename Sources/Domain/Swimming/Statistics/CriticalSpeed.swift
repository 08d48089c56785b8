package import KernelDomain

/// Critical swim speed, an estimate of the speed that a swimmer can sustain, computed from the best times over 200 and
/// 400 freestyle. It is about 5 % faster than the speed that the swimmer can sustain for 30 minutes.
///
/// Speed = 200 / (T400 − T200), pace per 100 = (T400 − T200) / 2 (Wakayoshi et al. 1992). In a study of 18 men,
/// critical speed was 94.0 % of the speed over 400, and the speed over 30 minutes was 89.7 % of the speed over 400
/// (Espada and Alves).
package struct CriticalSpeed: Hashable, Sendable {
  /// The pace at critical speed, in milliseconds per 100 metres or yards.
  package let paceMilliseconds: Int64
  /// The critical speed, in thousandths of a metre or yard per second, rounded to the nearest.
  package let speed: Int
  /// The ratio of critical speed to the speed over the 400, in thousandths, rounded to the nearest.
  package let shareOf400: Int

  /// The plausible values of `shareOf400`. If the value is outside this range, the swimmer probably did not swim the
  /// 200 or the 400 at full effort.
  package static let plausibleShares = 880...990
  /// The maximum number of days between the attempt over 200 and the attempt over 400. Over a longer time, the
  /// swimmer's form may have changed too much.
  package static let longestSpan = 90
  /// The maximum difference in calendar months between two attempts that are at most `longestSpan` days apart. The
  /// longest example is from 31 January to 1 May of a common year.
  package static let longestSpanMonths = 4

  package var isDoubtful: Bool { !CriticalSpeed.plausibleShares.contains(shareOf400) }

  package enum Refusal: String, Error, CaseIterable, Codable, Sendable {
    case no200
    case no400
    /// The best 200 and the best 400 are in the same segment. Such a 200 does not reveal how fast the swimmer is over
    /// only 200.
    case sameSegment
    /// The pace over 400 was not slower than the pace over 200, so no critical speed can be computed.
    case notSlower
    case tooFarApart
  }

  /// Returns the critical speed computed from the times over 200 and 400, which are in hundredths of a second, or the
  /// reason why there is none. A time is nil if the swimmer has no attempt over that distance.
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

/// The best 200 and 400 freestyle on one course in a period, and the critical speed computed from them.
package struct CriticalSpeedTest: Hashable, Sendable {
  package let best200: SwimMonthDigest.Best?
  package let best400: SwimMonthDigest.Best?
  package let outcome: Result<CriticalSpeed, CriticalSpeed.Refusal>

  /// Computes critical speed from the best 400 and the best 200 that is not in the same segment. If every 200 is in the
  /// segment of that 400, uses the best 200 of all.
  /// - Parameter attempts: the attempts over 200 and 400 freestyle on one course.
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
  /// Returns the most recent critical speed on this course. It is computed from the 90 days up to the latest 200 or 400
  /// freestyle; `until` is the day of that attempt. Nil if the swimmer has no attempt over either distance on this
  /// course.
  /// - Precondition: the digest contains the `others` of all months.
  package func criticalSpeed(on course: SwimCourse) -> (until: CivilDay, test: CriticalSpeedTest)? {
    let attempts = criticalAttempts(on: course) { _ in true }
    guard let last = attempts.map(\.day).max() else { return nil }
    let first = CivilDay(daysSinceEpoch: last.daysSinceEpoch - CriticalSpeed.longestSpan)
    return (last, CriticalSpeedTest(attempts.filter { $0.day >= first }))
  }

  /// Returns the most recent month with a 200 or 400 freestyle on this course; nil if there is none.
  package func lastCriticalMonth(on course: SwimCourse) -> CivilMonth? {
    months.last { $0.bests.contains { $0.isForCriticalSpeed(on: course) } }?.month
  }

  /// Whether the swimmer has ever swum both a 200 and a 400 freestyle on this course.
  package func hasBothForCriticalSpeed(on course: SwimCourse) -> Bool {
    let distances = months.flatMap(\.bests).filter { $0.isForCriticalSpeed(on: course) }.map(\.distance.amount)
    return Set(distances).count == 2
  }

  /// Returns the critical speed from the swims of these months.
  /// - Precondition: the digest contains the `others` of these months.
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
