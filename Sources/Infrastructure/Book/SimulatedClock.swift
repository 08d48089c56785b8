package import KernelApplication
package import KernelDomain
import System

/// A clock for rehearsals. It starts at a given time, can run faster than real time, and is not affected when the
/// machine's clock is set. It is specified by a text such as `2026-06-21T03:00:00Z x600` in `RECORDBOOK_CLOCK`. The
/// default rate is 1. At rate 0 the clock stands still, so that a page can be viewed for any length of time.
package struct SimulatedClock: WallClock {
  private let start: Timestamp
  private let speed: Int
  /// The time at which this clock was started, in nanoseconds of the monotonic clock.
  private let began = MonotonicClock.now()

  /// The permitted rates of the clock, where 1 is real time.
  private static let speeds = 0...86_400
  /// The permitted start times, in seconds since 1970. They are the times until 2262 that a clock in 64-bit nanoseconds
  /// can represent.
  private static let starts: ClosedRange<Int64> = 0...9_223_372_036

  /// Starts a clock. Nil if the text is not an instant in UTC from 1970 to 2262, optionally followed by a rate from 0
  /// to 86,400.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2, let start = Timestamp(String(first)),
      SimulatedClock.starts.contains(start.seconds)
    else { return nil }
    self.start = start
    guard words.count == 2 else {
      speed = 1
      return
    }
    guard words[1].first == "x", let speed = Int(words[1].dropFirst()), SimulatedClock.speeds.contains(speed) else {
      return nil
    }
    self.speed = speed
  }

  package func now() -> Timestamp { start + (MonotonicClock.now() - began) / 1_000 * Int64(speed) / 1_000 }

  package var rate: Int? { speed }

  /// The real time since the rehearsal began, whatever the rate of the clock. The exception is rate 0, at which this
  /// time stands still as well, so that nothing times out.
  package var uptime: Uptime {
    Uptime(start: "rehearsal \(began)", milliseconds: speed == 0 ? 0 : (MonotonicClock.now() - began) / 1_000_000)
  }

  /// The machine's real uptime. It determines the delay between log-in attempts and the duration of a log-in, which are
  /// not rehearsed.
  package var machineUptime: Uptime { .ofMachine }
}
