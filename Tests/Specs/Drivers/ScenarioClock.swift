import KernelDomain
import System

/// The start of a scenario's clock: an instant, `2026-11-18T17:30:00Z x0`; or a local time where the book is,
/// `2026-11-18T17:30:00 x0`, for what is named by the time of day, such as a workout.
enum ScenarioClock {
  /// The value for `RECORDBOOK_CLOCK` in UTC, the zone of all programs that a scenario starts.
  static func inUTC(_ clock: String) throws -> String { try instant(clock) { _ in 0 } }

  /// The value for `RECORDBOOK_CLOCK` in the zone of the tests.
  static func here(_ clock: String) throws -> String { try instant(clock, RealtimeClock.zoneOffset) }

  private static func instant(_ clock: String, _ offset: (Int64) -> Int) throws -> String {
    let words = clock.split(separator: " ").map(String.init)
    if words[0].hasSuffix("Z") { return clock }
    guard let shown = Timestamp(words[0] + "Z") else { throw SpecFailure("no time: \(clock)") }
    // The offset may differ between the local time read as UTC and the actual instant, if clocks change in between. So
    // the offset is looked up again at a first guess.
    let guess = Int64(shown.seconds) - Int64(offset(Int64(shown.seconds)))
    let start = shown + -Int64(offset(guess)) * 1_000
    return ([start.description] + words.dropFirst()).joined(separator: " ")
  }
}
