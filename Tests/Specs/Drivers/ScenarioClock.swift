import KernelDomain
import System

/// When a scenario's clock begins: an instant, `2026-11-18T17:30:00Z x0`, or what the clock on the wall shows where the book
/// is, `2026-11-18T17:30:00 x0`, for what is named by the time of day, such as a workout.
enum ScenarioClock {
  /// As `RECORDBOOK_CLOCK` would have it in UTC, the zone of every program that a scenario starts.
  static func inUTC(_ clock: String) throws -> String { try instant(clock) { _ in 0 } }

  /// As `RECORDBOOK_CLOCK` would have it in the zone of the tests.
  static func here(_ clock: String) throws -> String { try instant(clock, RealtimeClock.zoneOffset) }

  private static func instant(_ clock: String, _ offset: (Int64) -> Int) throws -> String {
    let words = clock.split(separator: " ").map(String.init)
    if words[0].hasSuffix("Z") { return clock }
    guard let shown = Timestamp(words[0] + "Z") else { throw SpecFailure("no time: \(clock)") }
    // The zone at that time in UTC may be another, as when the clocks change between: that of the first guess decides.
    let guess = Int64(shown.seconds) - Int64(offset(Int64(shown.seconds)))
    let start = shown + -Int64(offset(guess)) * 1_000
    return ([start.description] + words.dropFirst()).joined(separator: " ")
  }
}
