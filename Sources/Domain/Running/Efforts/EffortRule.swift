/// Finds the fastest effort of a run at each distance. It looks at all windows of that length that begin or end at a
/// used fix; their other end lies within a step between two fixes.
package struct EffortRule {
  /// The best efforts that count.
  package private(set) var efforts: [Effort] = []
  /// Efforts faster than any human runs. The user may confirm them.
  package private(set) var suspicious: [Effort] = []

  /// - Parameter confirmed: the distances at which the user confirmed that suspicious efforts are right.
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

/// The times of a run that belong to windows too fast for any human.
struct SpoiledTimes {
  /// In order; no two overlap.
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

  /// Whether a window shares time with them. A window that ends where they begin does not.
  func spoil(_ start: Int64, _ end: Int64) -> Bool {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].lowerBound < end
  }
}
