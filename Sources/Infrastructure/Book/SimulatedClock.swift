package import KernelApplication
package import KernelDomain
import System

/// A clock for rehearsals: it begins at a given time and may run faster than the machine's, whose setting it ignores.
/// Written as in `RECORDBOOK_CLOCK`: `2026-06-21T03:00:00Z x600`; without the rate it runs at one second a second, at a rate
/// of 0 it stands, for as long as anybody looks at a page.
package struct SimulatedClock: WallClock {
  private let start: Timestamp
  private let speed: Int
  /// When it began, in nanoseconds of the monotonic clock.
  private let began = MonotonicClock.now()

  /// The rates it may have.
  private static let speeds = 0...86_400
  /// Seconds since 1970 at which it may begin: those that the system's own clock can show, which ends in 2262.
  private static let starts: ClosedRange<Int64> = 0...9_223_372_036

  /// It begins now. Nil for anything but an instant in UTC from 1970 to 2262 and a rate of 0 to 86,400.
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

  /// That of the rehearsal, in real time however fast it runs; where the clock stands nothing that goes by it ends.
  package var uptime: Uptime {
    Uptime(start: "rehearsal \(began)", milliseconds: speed == 0 ? 0 : (MonotonicClock.now() - began) / 1_000_000)
  }

  /// No rehearsal of its own: neither a wait for a next try to log in nor how long a log-in lasts is rehearsed.
  package var machineUptime: Uptime { .ofMachine }
}
