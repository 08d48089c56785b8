/// Finds the fastest effort of a run at each standard distance. It examines every stretch of that distance that has at
/// least one end at a point of the run's length curve. The other end may lie between two points, where the time is
/// interpolated.
package struct EffortRule {
  /// The fastest effort that counts at each distance. Distances without such an effort are omitted.
  package private(set) var efforts: [Effort] = []
  /// The efforts that are faster than any human can run and that the user has not confirmed. They do not count.
  package private(set) var suspicious: [Effort] = []

  /// Finds the efforts of a run.
  /// - Parameter confirmed: the distances at which the user confirmed that a suspicious effort is genuine. These
  ///   efforts count.
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

/// The time spans for which the measured speed is higher than any human can run. Efforts that count must not overlap
/// these spans.
struct SpoiledTimes {
  /// The spans in chronological order, in milliseconds from the run's start. They do not overlap.
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

  /// Whether a stretch of the run from `start` to `end` (milliseconds from the run's start) overlaps one of the spans.
  /// Sharing only a boundary does not count as overlapping.
  func spoil(_ start: Int64, _ end: Int64) -> Bool {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].lowerBound < end
  }
}
