import Glibc
import KernelApplication
package import KernelDomain

/// The machine's clock.
package struct SystemClock: WallClock {
  package init() {}

  package func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
