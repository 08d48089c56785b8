/// Searches a run's length curve for the fastest stretch of a given distance. Such a stretch is called a window here.
struct EffortSearch {
  private let distance: EffortDistance
  private let curve: LengthCurve
  /// The maximum part of a window's distance that may come from catch-up steps, in millimetres: 1 % of the distance. In
  /// a catch-up step, an odometer adds distance that it failed to count before.
  private let mostCaughtUp: Int64

  init(_ distance: EffortDistance, _ curve: LengthCurve) {
    self.distance = distance
    self.curve = curve
    mostCaughtUp = distance.length / 100
  }

  /// Returns the fastest window that does not overlap `spoiled`, the spans measured as too fast for any human; nil if
  /// there is none.
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

  /// Returns the time spans of all windows that take less than `duration` milliseconds. The spans are in milliseconds
  /// from the run's start.
  func times(below duration: Int64) -> [ClosedRange<Int64>] {
    var times: [ClosedRange<Int64>] = []
    var limit = duration
    scan(limit: &limit) { start, end, _, _ in
      if end - start < duration { times.append(start...end) }
    }
    return times
  }

  /// Calls `visit` for all windows that take at most `limit` milliseconds, and for some that take longer. `visit` may
  /// lower the limit, so that more windows are skipped.
  /// - Parameter visit: receives the start and end of a window in milliseconds from the run's start, the distance from
  ///   the run's start to the window in millimetres, and the limit.
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
    // `last` is the first point at or after the end of the window that starts at point `index`; `first` is the last
    // point at or before the start of the window that ends at point `index`.
    var last = 0
    var first = 0
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
      // No window reaches before the first point, since the time taken for the distance up to that point is unknown.
      guard from >= lengths[0] else { continue }
      while first + 1 < index, lengths[first + 1] <= from { first += 1 }
      guard times[index] - times[first + 1] < limit, caughtUp[index] - caughtUp[first] <= mostCaughtUp else {
        continue
      }
      let step = lengths[first + 1] - lengths[first]
      let start = times[first] + (from - lengths[first]) * (times[first + 1] - times[first]) / step
      visit(start, times[index], from, &limit)
    }
  }
}
