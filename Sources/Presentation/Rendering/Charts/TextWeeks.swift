import KernelDomain
import KernelPresentation

/// Draws a heat map of weeks with characters. A day's value is a digit. A hatched day without a value is an `e`; after
/// the value of other hatched days, there is a `+`. Weeks that don't fit into the width of the terminal follow below.
struct TextWeeks {
  let chart: Chart
  let width: Int
  let language: Language
  let color: ColorToken?

  var lines: [StyledLine] {
    guard let map = HeatWeeks(chart) else { return [] }
    let room = max((width - margin) / 2, 1)
    let pieces = (map.count + room - 1) / room
    let length = (map.count + pieces - 1) / pieces
    return (0..<pieces).flatMap { lines(map, $0 * length..<min(($0 + 1) * length, map.count)) } + legend
  }

  /// How many terminal columns the weekday's name takes up at the start of each line.
  private var margin: Int { ((0..<7).map { displayWidth(language.weekdayShort($0)) }.max() ?? 0) + 1 }

  private func lines(_ map: HeatWeeks, _ weeks: Range<Int>) -> [StyledLine] {
    var titles = String(repeating: " ", count: margin)
    for (week, month) in map.months where weeks.contains(week) {
      let column = margin + (week - weeks.lowerBound) * 2
      let name = language.monthNameShort(month)
      guard column >= displayWidth(titles), column + displayWidth(name) <= width else { continue }
      titles += String(repeating: " ", count: column - displayWidth(titles)) + name
    }
    return [StyledLine(Span(titles, .quiet))]
      + (0..<7).map { weekday in
        let name = language.weekdayShort(weekday)
        let space = String(repeating: " ", count: margin - displayWidth(name))
        let marks = weeks.map { map.day(week: $0, weekday: weekday).map { mark(map.point($0)) } ?? "  " }.joined()
        return StyledLine(Span(name + space, .quiet), Span(marks, color: color))
      }
  }

  private func mark(_ point: Chart.Point?) -> String {
    guard let point else { return "· " }
    if point.depth == 0 { return point.isHatched ? "e " : "· " }
    return "\(point.depth)" + (point.isHatched ? "+" : " ")
  }

  private var legend: [StyledLine] {
    let names = ChartStrings(language: language).legend(ofWeeks: chart)
    return TextChart.inLines(zip(["1–5", "+", "e", "·"], names).map { [Span("\($0) \($1)", .quiet)] }, width: width)
  }
}

/// Draws named bars with characters, each divided in proportion to the values of the series, and followed by the
/// percentage of the first one.
struct TextShares {
  let chart: Chart
  let width: Int
  let language: Language

  private static let longest = 40

  var lines: [StyledLine] {
    let shares = chart.shares
    let margin = (shares.map { displayWidth($0.name) }.max() ?? 0) + 2
    let percents = shares.map { language.percent(ofFirst: $0.values) }
    let end = (percents.map { displayWidth($0) }.max() ?? 0) + 2
    let room = min(max(width - margin - end, 4), TextShares.longest)
    return zip(shares, percents).map { share, percent in
      let (before, after) = (margin - displayWidth(share.name), end - displayWidth(percent))
      return StyledLine(
        [Span(share.name + String(repeating: " ", count: before), .plain)] + bar(share.values, room)
          + [Span(String(repeating: " ", count: after) + percent, .plain)])
    }
  }

  /// Returns a divided bar that is `room` terminal columns long.
  private func bar(_ values: [Int], _ room: Int) -> [Span] {
    let sum = values.reduce(0, +)
    guard sum > 0 else { return [Span(String(repeating: "·", count: room), .quiet)] }
    var (spans, reached, taken): ([Span], Int, Int) = ([], 0, 0)
    for (number, value) in values.enumerated() {
      reached += value
      let end = (reached * room + sum / 2) / sum
      let color = chart.series.flatMap { $0.indices.contains(number) ? $0[number].color : nil }
      spans.append(Span(String(repeating: TextPlot.square(number), count: end - taken), color: color))
      taken = end
    }
    return spans
  }
}

extension Language {
  /// Returns the percentage of the first value of a bar; `–` if the bar is empty.
  func percent(ofFirst values: [Int]) -> String {
    Chart.percent(values.first ?? 0, of: values.reduce(0, +)).map { percent($0) } ?? "–"
  }
}

extension Chart {
  /// The maximum of a value in a chart of shares. Greater values are reduced to it, so that no sum overflows.
  private static let mostOfShare = 1_000_000

  /// The bars of a chart of shares, one for each `x`. Each consists of its name and the value of each series, in the
  /// order of the series.
  var shares: [(name: String, values: [Int])] {
    var found: [(name: String, values: [Int])] = []
    var places: [Int: Int] = [:]
    for point in points {
      if places[point.x] == nil {
        places[point.x] = found.count
        found.append((point.xText, [Int](repeating: 0, count: max(series?.count ?? 1, 1))))
      }
      guard let place = places[point.x], found[place].values.indices.contains(point.series ?? 0) else { continue }
      found[place].values[point.series ?? 0] += min(max(point.y, 0), Chart.mostOfShare)
    }
    return found
  }
}
