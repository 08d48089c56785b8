package import KernelDomain

/// How SWOLF, strokes and stroke rate of one device, pool length and style went, month by month. Devices, pools and
/// styles are never put together: some watches count one wrist, and a longer pool has more strokes.
package struct StrokeTrend: Hashable, Sendable {
  package let source: String
  package let pool: PoolLength
  package let style: StrokeStyle
  /// In order; only months of which enough lengths were counted.
  package var months: [Month]

  package struct Month: Hashable, Sendable {
    package let month: CivilMonth
    package let count: StrokeCount
  }

  /// Counted lengths without which a month tells nothing.
  package static let fewestLengths = 20
}

extension SwimDigest {
  /// By device, pool and style; those without a month of enough lengths are left out.
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
