import Formats
import KernelDomain
import PrayerDomain
import System

/// `prayer times` computes, for each line on standard input, all events of the days from 2000 to 2099 at one place, and
/// prints the milliseconds that this takes. For all other arguments see `PrayerLogBenchmark`.
enum PrayerBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    if arguments.first != "times" { return try PrayerLogBenchmark.run(arguments) }
    guard let zone = TimeZoneDatabase().rules("Europe/Istanbul"),
      let calculation = try? PrayerCalculation(), let first = CivilDay("2000-01-01"),
      let last = CivilDay("2099-12-31")
    else { return 2 }
    let rule = PrayerTimesRule(latitude: 41.0082, longitude: 28.9784, zone: zone, calculation: calculation)
    while readLine() != nil {
      var count = 0
      let took = ContinuousClock().measure { count = rule.times(on: first...last).count }
      precondition(count == 36_525, "no day is left out")
      print(Double(took.components.seconds) * 1e3 + Double(took.components.attoseconds) / 1e15)
      ThisProcess.flushPrinted()
    }
    return 0
  }
}
