/// The length covered over time, with a point for each fix that the measuring uses.
package struct LengthCurve: Hashable, Sendable {
  /// The time of each point, in milliseconds from the run's start; strictly increasing.
  package private(set) var times: [Int64] = []
  /// The length at each point, in millimetres from the run's start; never decreasing.
  package private(set) var lengths: [Int64] = []
  /// For each point, how much of the length before it comes from catch-up steps, in millimetres: steps too fast for any
  /// human, in which an odometer reports at once what it missed before.
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
