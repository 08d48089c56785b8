/// Finds the fastest part of a run of each distance: of all windows of that length with one end at a used fix, and the
/// other within a step, the one that takes the least time.
package struct EffortRule {
  /// The best that count.
  package private(set) var efforts: [Effort] = []
  /// Those faster than anybody runs; she may confirm them.
  package private(set) var suspicious: [Effort] = []

  /// - Parameter confirmed: distances of which she said that they are right.
  package init(_ curve: LengthCurve, confirmed: Set<EffortDistance> = []) {
    let best = EffortDistance.allCases.filter { $0.length <= curve.length }.compactMap {
      EffortSearch($0, curve).best()
    }
    let doubtful = best.filter { $0.duration < $0.distance.fastest && !confirmed.contains($0.distance) }
    guard !doubtful.isEmpty else {
      efforts = best
      return
    }
    let spoiled = SpoiledTimes(doubtful.map { EffortSearch($0.distance, curve).times(below: $0.distance.fastest) })
    suspicious = doubtful
    efforts = best.compactMap { effort in
      confirmed.contains(effort.distance) ? effort : EffortSearch(effort.distance, curve).best(outside: spoiled)
    }
  }
}

/// Times of a run that are in windows which nobody runs.
struct SpoiledTimes {
  /// In order, none touching another.
  private var spans: [ClosedRange<Int64>] = []

  init(_ lists: [[ClosedRange<Int64>]]) {
    for span in lists.joined().sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = spans.last, span.lowerBound <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
  }

  /// Whether a window has time in common with them; one that ends where they begin has none.
  func spoil(_ start: Int64, _ end: Int64) -> Bool {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].lowerBound < end
  }
}
