import KernelApplication
package import KernelDomain
import System

/// The machine's clock.
package struct SystemClock: WallClock {
  package init() {}

  package func now() -> Timestamp {
    Timestamp(milliseconds: RealtimeClock.now() / 1_000_000)
  }
}
