import KernelDomain
import KernelPresentation

/// The days of a heat map of weeks. The map has a column for each week, which goes from Monday to Sunday.
struct HeatWeeks {
  /// The days that the map shows, in days since 1970-01-01.
  let days: ClosedRange<Int>
  /// The Monday of the first week, in days since 1970-01-01.
  private let start: Int
  private let points: [Int: Chart.Point]

  /// The range to which the days that a map can show are limited, in days since 1970-01-01: about 2,700 years before
  /// and after 1970.
  private static let known = -1_000_000...1_000_000
  /// The maximum number of days that a map shows: 54 weeks.
  private static let most = 378

  /// Creates the map; nil if the chart has no points. If the chart has more than `most` days, the map shows only the
  /// most recent ones.
  init?(_ chart: Chart) {
    guard let first = chart.from ?? chart.points.first?.x, let last = chart.to ?? chart.points.last?.x, first <= last
    else { return nil }
    let end = min(max(last, HeatWeeks.known.lowerBound), HeatWeeks.known.upperBound)
    let begin = min(max(first, end - HeatWeeks.most + 1), end)
    days = begin...end
    start = begin - CivilDay(daysSinceEpoch: begin).weekday
    points = Dictionary(chart.points.map { ($0.x, $0) }) { first, _ in first }
  }

  var count: Int { (days.upperBound - start) / 7 + 1 }

  /// Returns the day at a column and row of the map, in days since 1970-01-01; nil if the map doesn't show that day.
  func day(week: Int, weekday: Int) -> Int? {
    let day = start + week * 7 + weekday
    return days.contains(day) ? day : nil
  }

  /// Returns the chart's point for a day; nil if nothing is known about the day.
  func point(_ day: Int) -> Chart.Point? { points[day] }

  /// The index of the column in which each month begins, and the number of the month, from 1 to 12.
  var months: [(week: Int, month: Int)] {
    days.filter { CivilDay(daysSinceEpoch: $0).day == 1 }
      .map { ((($0 - start) / 7), CivilDay(daysSinceEpoch: $0).month) }
  }
}

extension Chart.Point {
  /// The shade of the point's day in a heat map of weeks, from 0 (none) to 5 (the strongest).
  var depth: Int { min(max(y, 0), 5) }

  /// Whether the point belongs to the second series, whose days are hatched.
  var isHatched: Bool { series == 1 }
}
