/// Finds the fastest effort of a run at each distance. It searches all windows of that length that begin or end at a
/// point of the curve; the other end of a window may lie between two points and is interpolated.
package struct EffortRule {
  /// The fastest efforts that count, at most one per distance.
  package private(set) var efforts: [Effort] = []
  /// Efforts faster than any human can run. The user may confirm them.
  package private(set) var suspicious: [Effort] = []

  /// - Parameter confirmed: the distances at which the user confirmed a suspicious effort, which then counts.
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

/// The times of a run that lie within windows too fast for any human.
struct SpoiledTimes {
  /// The spoiled time spans in order, in milliseconds from the run's start; no two overlap.
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

  /// Whether a window shares time with a spoiled span. A window that merely ends where a span begins does not.
  func spoil(_ start: Int64, _ end: Int64) -> Bool {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].lowerBound < end
  }
}
