import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import TestSupport
import Testing

/// Logs that are damaged at random are read whole or refused whole, and the refusal says where.
struct MutatedLogTests {
  static let mutator = Mutator(
    seeds: (LogSamples.all + LogSamples.further).map { Array($0.utf8) },
    dictionary: [
      "\"", "\"\"", ",", ";", "\n", "\r\n", "Rest Timer", "Note", "W", "-1", "1e5", "NaN", "999999999", "9999999999",
      "0.00000000000000000001", "2,000.5", "31 Feb 2024, 10:00", "9998-12-31 23:59:59", "0002-01-01", "12:00:00 AM",
      "99h 99m", "kg", "lbs", "assisted", "\u{202F}PM", "\u{FEFF}", "Weight", "exercise_title", "2024-03-01 07:00:00",
      "### EXERCISE LOGS ###", "135x5", "05/06/2026", "2026年1月8日", "+0200", "Z", "null", "\u{E9}", "-20", "Pull Up",
    ].map { Array($0.utf8) })

  @Test(arguments: 0..<30)
  func aLogIsReadWholeOrRefusedWhole(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let bytes = MutatedLogTests.mutator.input(&random)
      let unit = [MassUnit.kilogram, .pound, nil].randomElement(using: &random)!
      do throws(LogProblem) {
        #expect(try TrainingLog.workouts(in: bytes, unit: unit, zone: .utc).inconsistencies == [])
      } catch {
        #expect(error.place.line > 0)
      }
    }
  }
}
