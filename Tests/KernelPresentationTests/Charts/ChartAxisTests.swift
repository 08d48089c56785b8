import KernelDomain
import TestSupport
import Testing

@testable import KernelPresentation

@Suite struct ChartAxisTests {
  /// Of every size, from a single value to the largest there are.
  private static func ranges(_ scale: Chart.Scale) -> [ClosedRange<Int>] {
    var random = SeededGenerator(seed: 7)
    let limits = scale.limits
    let some = (0..<2_000).map { _ in
      let length = Int(exp2(Double.random(in: 0...50, using: &random)))
      let start = Int.random(in: limits, using: &random) / Int(exp2(Double.random(in: 0...50, using: &random)))
      let first = min(max(start, limits.lowerBound), limits.upperBound)
      return first...min(first + length, limits.upperBound)
    }
    return some + [0...0, limits, Int.min...Int.max, Int.min...Int.min, Int.max...Int.max, -1...0, 1...2]
  }

  private static func exp2(_ power: Double) -> Double {
    let whole = Int(power)
    return Double(1 << whole) * (1 + power - Double(whole))
  }

  @Test(arguments: Chart.Scale.allCases, [true, false])
  func thereAreTwoToEightRoundValuesWithin(_ scale: Chart.Scale, _ isWidened: Bool) {
    for range in Self.ranges(scale) {
      for room in [2, 3, 5, 8] {
        let axis = ChartAxis(range, scale, room: room, isWidened: isWidened)
        #expect((2...8).contains(axis.ticks.count), "\(scale) \(range) room \(room): \(axis.ticks)")
        #expect(axis.ticks.allSatisfy(axis.bounds.contains), "\(scale) \(range): \(axis.ticks) in \(axis.bounds)")
        #expect(axis.ticks.allSatisfy { isRound($0, scale, axis.ticks) }, "\(scale) \(range): \(axis.ticks)")
        #expect(Set(axis.ticks).count == axis.ticks.count)
        if isWidened, scale != .months, scale != .days {
          #expect(axis.ticks.count <= max(room, 3), "\(range) room \(room)")
        }
      }
    }
  }

  /// Written beside each other, no two round values look the same.
  @Test(arguments: Chart.Scale.allCases, Language.allCases)
  func theyAreToldApart(_ scale: Chart.Scale, _ language: Language) {
    for range in Self.ranges(scale).prefix(500) {
      let axis = ChartAxis(range, scale, room: 8)
      let labels = axis.ticks.map { axis.label($0, language) }
      let years = scale == .days && Set(axis.ticks.map { CivilDay(daysSinceEpoch: $0).year }).count > 1
      if !years || labels.allSatisfy({ $0.count > 6 }) { #expect(Set(labels).count == labels.count, "\(labels)") }
    }
  }

  private func isRound(_ tick: Int, _ scale: Chart.Scale, _ ticks: [Int]) -> Bool {
    guard ticks.count > 1 else { return false }
    let step = ticks[1] - ticks[0]
    switch scale {
    case .number, .thousandths, .metres, .yards, .items:
      return tick % step == 0 && [1, 2, 5].contains(firstDigit(step))
    case .hundredths:
      let clock = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 1_500, 3_000]
      let minutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map { $0 * 6_000 }
      let isClock = (clock + minutes).contains(step) || step % 8_640_000 == 0
      return tick % step == 0 && isClock
    case .pace:
      let minutes = [60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400]
      return tick % step == 0 && ([1, 2, 5, 10, 15, 30] + minutes).contains(step)
    case .months: return (1...12).contains(tick)
    case .days:
      let day = CivilDay(daysSinceEpoch: tick)
      return step <= 2 || day.day == 1 || (tick - 4) % 7 == 0
    }
  }

  private func firstDigit(_ number: Int) -> Int {
    var rest = number
    while rest >= 10 && rest % 10 == 0 { rest /= 10 }
    return rest
  }

  @Test(arguments: [
    (3_500...6_000, ["35 s", "40 s", "45 s", "50 s", "55 s", "1:00"]),
    (3_812...4_012, ["38.0 s", "38.5 s", "39.0 s", "39.5 s", "40.0 s", "40.5 s"]),
    (0...18_000, ["0 s", "30 s", "1:00", "1:30", "2:00", "2:30", "3:00"]),
    (350_000...370_000, ["58:00", "59:00", "1:00:00", "1:01:00", "1:02:00"]),
  ]) func timesAreRoundOnAClock(_ range: ClosedRange<Int>, _ labels: [String]) {
    let axis = ChartAxis(range, .hundredths, room: 8, isWidened: true)
    #expect(axis.ticks.map { axis.label($0, .en) } == labels)
  }

  @Test(arguments: [
    ("2025-05-03", "2025-05-08", ["May 3", "May 4", "May 5", "May 6", "May 7", "May 8"]),
    ("2025-05-03", "2025-06-03", ["May 5", "May 12", "May 19", "May 26", "Jun 2"]),
    ("2024-11-10", "2025-03-20", ["Dec 2024", "Jan 2025", "Feb 2025", "Mar 2025"]),
    ("2021-06-01", "2025-06-01", ["2022", "2023", "2024", "2025"]),
  ]) func daysAreRoundInTheCalendar(_ first: String, _ last: String, _ labels: [String]) throws {
    let range = try #require(CivilDay(first)).daysSinceEpoch...#require(CivilDay(last)).daysSinceEpoch
    let axis = ChartAxis(range, .days, room: 6)
    #expect(axis.ticks.map { axis.label($0, .en) } == labels)
  }

  @Test func allTheSameLiesInTheMiddle() {
    let axis = ChartAxis(3_850...3_850, .hundredths, room: 8)
    #expect(axis.bounds == 3_800...3_900 && axis.place(3_850, steps: 100) == 50)
    #expect(ChartAxis(0...0, .number, room: 8).bounds == 0...2)
  }

  @Test func decimalsAreToldInThousandths() {
    let axis = ChartAxis(82_500...84_000, .thousandths, room: 8, isWidened: true)
    #expect(axis.ticks.map { axis.label($0, .en) } == ["82", "82.5", "83", "83.5", "84", "84.5"])
    #expect(axis.ticks.map { axis.label($0, .cs) }[1] == "82,5")
  }

  @Test func whatLiesBeyondStandsAtTheEnd() {
    let axis = ChartAxis(0...10, .number, room: 4)
    #expect([Int.min, 0, 5, 10, Int.max].map { axis.place($0, steps: 100) } == [0, 0, 50, 100, 100])
  }
}
