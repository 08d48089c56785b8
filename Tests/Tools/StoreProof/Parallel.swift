import Libc
import TestSupport

/// Runs workloads on as many threads as there are processors. Each has its own seed and disk, so their order does not
/// matter.
/// - Returns: the results, by seed. Throws the first error.
package func inParallel<Value: Sendable>(
  _ seeds: ClosedRange<UInt64>, _ body: @escaping @Sendable (UInt64) throws -> Value
) throws -> [Value] {
  let next = Locked(seeds.lowerBound)
  let made = Locked<[UInt64: Result<Value, any Error>]>([:])
  let threads = Threads(count: max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)) { _ in
    while true {
      let seed = next.withLock { seed in
        defer { seed += 1 }
        return seed
      }
      guard seed <= seeds.upperBound else { return }
      let value = Result { try body(seed) }
      made.withLock { $0[seed] = value }
    }
  }
  threads.wait()
  return try seeds.map { seed in try made.withLock { $0[seed]! }.get() }
}
