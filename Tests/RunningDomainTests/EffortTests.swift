import KernelDomain
import RunningDomain
import TestSupport
import Testing

struct EffortTests {
  /// Against all windows, looked at one by one.
  @Test(arguments: 0..<45)
  func effortsAreTheBestOfAllWindows(seed: Int) {
    let run = RandomRun([30, 90, 240][seed % 3], scale: seed % 2 * 19 + 1, using: SeededGenerator(seed: UInt64(seed)))
    for source in [LengthSource.odometer, .positions] {
      let curve = RunMeter.of(run.fixes, source, pauses: run.pauses).curve
      let found = EffortRule(curve)
      let all = AllWindows(curve, isOdometer: source == .odometer)
      #expect(found.efforts == all.efforts)
      #expect(found.suspicious == all.suspicious)
    }
  }

  @Test(arguments: [(42_000, false), (41_999, true)])
  func fasterThanAnybodyIsSuspicious(duration: Int64, isSuspicious: Bool) {
    let curve = RunMeter.of([counted(0, 0), counted(duration, 400_000)], .odometer).curve
    let rule = EffortRule(curve)
    #expect(rule.suspicious.isEmpty != isSuspicious)
    #expect(rule.efforts.isEmpty == isSuspicious)
    let confirmed = EffortRule(curve, confirmed: [.m400])
    #expect(confirmed.efforts.map(\.duration) == [duration])
    #expect(confirmed.suspicious.isEmpty)
  }

  @Test func wholeSecondsAreRoundedUp() {
    let curve = RunMeter.of([counted(0, 0), counted(60_001, 400_000)], .odometer).curve
    #expect(EffortRule(curve).efforts.map(\.seconds) == [61])
  }

  @Test(arguments: [(4_000, true), (4_001, false)])
  func anOdometerMayCatchUpAHundredthOfTheDistance(caughtUp: Int64, counts: Bool) {
    let fixes = [
      counted(0, 0), counted(50_000, 200_000), counted(50_001, 200_000 + caughtUp), counted(120_000, 400_000),
    ]
    let efforts = EffortRule(RunMeter.of(fixes, .odometer).curve).efforts
    #expect(efforts.isEmpty != counts)
  }
}

/// The plain way: every window with an end at a used fix, the other end looked for from one end of the run to the other.
private struct AllWindows {
  private(set) var efforts: [Effort] = []
  private(set) var suspicious: [Effort] = []

  init(_ curve: LengthCurve, isOdometer: Bool) {
    let windows = EffortDistance.allCases.map { AllWindows.windows($0, curve, isOdometer) }
    let best = windows.compactMap { AllWindows.best($0) }
    suspicious = best.filter { $0.duration < $0.distance.fastest }
    let spoiled = windows.joined().filter { $0.duration < $0.distance.fastest }
    for windows in windows {
      let others = windows.filter { window in !spoiled.contains { $0.start < window.end && window.start < $0.end } }
      if let best = AllWindows.best(others) { efforts.append(best) }
    }
  }

  private static func best(_ windows: [Effort]) -> Effort? {
    windows.min { ($0.duration, $0.start) < ($1.duration, $1.start) }
  }

  private static func windows(_ distance: EffortDistance, _ curve: LengthCurve, _ isOdometer: Bool) -> [Effort] {
    let (times, lengths) = (curve.times, curve.lengths)
    var fast: [Int] = []
    for index in times.indices.dropFirst() where isOdometer {
      let (step, time) = (lengths[index] - lengths[index - 1], times[index] - times[index - 1])
      if 2 * step > 25 * time { fast.append(index) }
    }
    var windows: [Effort] = []
    func add(_ start: Int64, _ end: Int64, _ length: Int64) {
      let touched = fast.filter { times[$0 - 1] < end && times[$0] > start }
      let caughtUp = touched.reduce(0) { $0 + lengths[$1] - lengths[$1 - 1] }
      guard caughtUp <= distance.length / 100 else { return }
      windows.append(Effort(distance: distance, start: start, end: end, startLength: length))
    }
    for index in times.indices {
      let (goal, from) = (lengths[index] + distance.length, lengths[index] - distance.length)
      if let next = lengths.indices.first(where: { lengths[$0] >= goal }) {
        let share = Double(goal - lengths[next - 1]) / Double(lengths[next] - lengths[next - 1])
        let time = Double(times[next - 1]) + share * Double(times[next] - times[next - 1])
        add(times[index], Int64((time - 1e-7).rounded(.up)), lengths[index])
      }
      if from >= lengths[0], let before = lengths.indices.last(where: { lengths[$0] <= from }) {
        let share = Double(from - lengths[before]) / Double(lengths[before + 1] - lengths[before])
        let time = Double(times[before]) + share * Double(times[before + 1] - times[before])
        add(Int64((time + 1e-7).rounded(.down)), times[index], from)
      }
    }
    return windows
  }
}
