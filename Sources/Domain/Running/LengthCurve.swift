/// How far she had come, and when: a point for each fix that is used.
package struct LengthCurve: Hashable, Sendable {
  /// Milliseconds from the run's start, strictly rising.
  package private(set) var times: [Int64] = []
  /// Millimetres from the run's start, never falling.
  package private(set) var lengths: [Int64] = []
  /// Millimetres up to each point in steps of an odometer that nobody runs: it caught up.
  private(set) var caughtUp: [Int64] = []

  init() {}

  mutating func reserve(_ count: Int) {
    times.reserveCapacity(count)
    lengths.reserveCapacity(count)
    caughtUp.reserveCapacity(count)
  }

  @inline(__always)
  mutating func append(time: Int64, length: Int64, caughtUp: Int64) {
    times.append(time)
    lengths.append(length)
    self.caughtUp.append(caughtUp)
  }

  /// Millimetres.
  package var length: Int64 { lengths.last ?? 0 }
  var count: Int { times.count }
}
