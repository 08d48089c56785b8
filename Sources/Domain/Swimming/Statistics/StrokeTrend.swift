package import KernelDomain

/// The monthly SWOLF, strokes per length and stroke rate for one device, pool length and style. Values for different
/// devices, pools or styles are never mixed: some watches count the strokes of only one wrist, and a longer pool takes
/// more strokes.
package struct StrokeTrend: Hashable, Sendable {
  package let source: String
  package let pool: PoolLength
  package let style: StrokeStyle
  /// The months in which strokes were counted in at least `fewestLengths` lengths, in chronological order.
  package var months: [Month]

  package struct Month: Hashable, Sendable {
    package let month: CivilMonth
    package let count: StrokeCount
  }

  /// The minimum number of lengths with counted strokes in a month that is included.
  package static let fewestLengths = 20
}

extension SwimDigest {
  /// Returns the trends for each device, pool and style. Omits trends in which no month has at least `fewestLengths`
  /// lengths with counted strokes.
  /// - Parameter month: the first month to include; nil for all months.
  package func strokeTrends(since month: CivilMonth? = nil) -> [StrokeTrend] {
    var trends: [StrokeTrend] = []
    for digest in months where month.map({ digest.month >= $0 }) ?? true {
      for strokes in digest.strokes where strokes.count.lengths >= StrokeTrend.fewestLengths {
        let point = StrokeTrend.Month(month: digest.month, count: strokes.count)
        let same = trends.firstIndex {
          $0.source == strokes.source && $0.pool == strokes.pool && $0.style == strokes.style
        }
        if let same {
          trends[same].months.append(point)
        } else {
          trends.append(
            StrokeTrend(source: strokes.source, pool: strokes.pool, style: strokes.style, months: [point]))
        }
      }
    }
    return trends.sorted { ($0.source, $0.pool, $0.style) < ($1.source, $1.pool, $1.style) }
  }
}
