/// Searches all windows of a given length along a curve, to find the fastest.
struct EffortSearch {
  private let distance: EffortDistance
  private let curve: LengthCurve
  /// The most length, in millimetres, that a window may take from catch-up steps, in which an odometer reports at once
  /// what it missed before: 1 % of the distance.
  private let mostCaughtUp: Int64

  init(_ distance: EffortDistance, _ curve: LengthCurve) {
    self.distance = distance
    self.curve = curve
    mostCaughtUp = distance.length / 100
  }

  /// The fastest window that shares no time with spoiled spans; nil if there is none.
  func best(outside spoiled: SpoiledTimes = SpoiledTimes([])) -> Effort? {
    var best: Effort?
    var limit = Int64.max
    scan(limit: &limit) { start, end, length, limit in
      let effort = Effort(distance: distance, start: start, end: end, startLength: length)
      guard best.map({ effort.isBetter(than: $0) }) ?? true, !spoiled.spoil(start, end) else { return }
      best = effort
      limit = effort.duration
    }
    return best
  }

  /// The time spans of all windows shorter than `duration` milliseconds, in milliseconds from the run's start.
  func times(below duration: Int64) -> [ClosedRange<Int64>] {
    var times: [ClosedRange<Int64>] = []
    var limit = duration
    scan(limit: &limit) { start, end, _, _ in
      if end - start < duration { times.append(start...end) }
    }
    return times
  }

  /// Visits all windows that take no longer than `limit` milliseconds, and some that take longer. The visitor may lower
  /// the limit, which skips more windows.
  /// - Parameter visit: receives the start and end of a window in milliseconds from the run's start, the length run
  ///   before the window in millimetres, and the limit.
  @inline(__always)
  private func scan(limit: inout Int64, _ visit: (Int64, Int64, Int64, inout Int64) -> Void) {
    curve.times.withUnsafeBufferPointer { times in
      curve.lengths.withUnsafeBufferPointer { lengths in
        curve.caughtUp.withUnsafeBufferPointer { caughtUp in
          scan(times, lengths, caughtUp, &limit, visit)
        }
      }
    }
  }

  @inline(__always)
  private func scan(
    _ times: UnsafeBufferPointer<Int64>, _ lengths: UnsafeBufferPointer<Int64>,
    _ caughtUp: UnsafeBufferPointer<Int64>, _ limit: inout Int64,
    _ visit: (Int64, Int64, Int64, inout Int64) -> Void
  ) {
    let count = times.count
    // `last` is the first point at or after the end of the window that begins at `index`; `first` is the last point at
    // or before the start of the window that ends at `index`.
    var last = 0
    var first = -1
    for index in 0..<count {
      let length = lengths[index]
      let goal = length + distance.length
      while last < count, lengths[last] < goal { last += 1 }
      if last < count, times[last - 1] - times[index] < limit,
        caughtUp[last] - caughtUp[index] <= mostCaughtUp
      {
        let step = lengths[last] - lengths[last - 1]
        let span = times[last] - times[last - 1]
        let end = times[last - 1] + ((goal - lengths[last - 1]) * span + step - 1) / step
        visit(times[index], end, length, &limit)
      }
      let from = length - distance.length
      guard from >= 0 else { continue }
      while first + 1 < index, lengths[first + 1] <= from { first += 1 }
      // If no point precedes the window, the run's start takes its place.
      let (time, begun, caught) = first < 0 ? (0, 0, 0) : (times[first], lengths[first], caughtUp[first])
      guard times[index] - times[first + 1] < limit, caughtUp[index] - caught <= mostCaughtUp else { continue }
      let step = lengths[first + 1] - begun
      let start = time + (from - begun) * (times[first + 1] - time) / step
      visit(start, times[index], from, &limit)
    }
  }
}
