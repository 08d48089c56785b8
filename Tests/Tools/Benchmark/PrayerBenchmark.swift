import Formats
import KernelDomain
import PrayerDomain
import System

/// `prayer times`: for each line on standard input works out all events of the days from 2000 to 2099 at one place, and
/// answers with milliseconds; `list` instead lists the days of 2026, six minutes of the day in UTC each, and says `end`.
/// All else is of the log (`PrayerLogBenchmark`).
enum PrayerBenchmark {
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.first != "times" { return PrayerLogBenchmark.run(arguments) }
    guard let zone = TimeZoneDatabase().rules("Europe/Istanbul"),
      let calculation = try? PrayerCalculation(), let century = days("2000-01-01", "2099-12-31"),
      let year = days("2026-01-01", "2026-12-31")
    else { return 2 }
    let rule = PrayerTimesRule(latitude: 41.0082, longitude: 28.9784, zone: zone, calculation: calculation)
    while let line = readLine() {
      if line == "list" {
        for times in rule.times(on: year) { print(minutes(times)) }
        print("end")
      } else {
        var count = 0
        let took = ContinuousClock().measure { count = rule.times(on: century).count }
        precondition(count == 36_525, "no day is left out")
        print(Double(took.components.seconds) * 1e3 + Double(took.components.attoseconds) / 1e15)
      }
      ThisProcess.flushPrinted()
    }
    return 0
  }

  private static func days(_ first: String, _ last: String) -> ClosedRange<CivilDay>? {
    guard let first = CivilDay(first), let last = CivilDay(last) else { return nil }
    return first...last
  }

  private static func minutes(_ times: PrayerTimes) -> String {
    PrayerEvent.allCases.map { event in
      times.events[event].map { String(($0.seconds / 60) % 1_440) } ?? "-"
    }.joined(separator: ",")
  }
}
