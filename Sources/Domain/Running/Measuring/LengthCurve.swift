/// The length covered over time, with a point for each fix that is used.
package struct LengthCurve: Hashable, Sendable {
  /// In milliseconds from the run's start, strictly increasing.
  package private(set) var times: [Int64] = []
  /// In millimetres from the run's start, never decreasing.
  package private(set) var lengths: [Int64] = []
  /// For each point, the length up to it in millimetres that comes from steps too fast for any human, in which an
  /// odometer caught up.
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

  /// The total length, in millimetres.
  package var length: Int64 { lengths.last ?? 0 }
  var count: Int { times.count }
}
