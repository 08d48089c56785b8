package import KernelApplication
package import KernelDomain
import System

/// The machine's clock.
package struct SystemClock: WallClock {
  package init() {}

  package func now() -> Timestamp {
    Timestamp(milliseconds: RealtimeClock.now() / 1_000_000)
  }

  package var uptime: Uptime { .ofMachine }
}

extension Uptime {
  /// The time since this machine was started. It is the same for all processes.
  static var ofMachine: Uptime { Uptime(start: BootClock.start, milliseconds: BootClock.now() / 1_000_000) }
}
