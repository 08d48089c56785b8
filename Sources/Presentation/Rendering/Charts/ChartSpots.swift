import KernelDomain
import KernelPresentation

/// Areas of a chart that show a value while the pointer is over them. The most important areas can also get the
/// keyboard focus.
struct ChartSpots {
  struct Spot {
    /// The position of the spot's left edge (`x`) and upper edge (`y`), in thousandths of the picture's width and
    /// height.
    let x: Int
    let y: Int
    /// The width in thousandths of the picture's width; 0 stands for the width of a fingertip.
    var width = 0
    let text: String
    var isReached = false
  }

  private(set) var all: [Spot] = []

  /// The number of vertical strips into which a progress chart is divided.
  private static let strips = 24
  /// The maximum number of areas that can get the keyboard focus. If there are more, only the last ones along the x
  /// axis can get it.
  private static let mostReached = 31
  /// The maximum number of bars or values for which areas are created.
  private static let mostStrips = 120

  /// Creates the areas of a progress chart: vertical strips that each show the best attempt within the strip and, on
  /// top of them, an area for each record.
  init(progress frame: ChartFrame, _ words: ChartStrings) {
    let chart = frame.chart
    var strips: [Int: [Chart.Point]] = [:]
    for point in chart.points {
      strips[min(frame.x.place(point.x, steps: Self.strips), Self.strips - 1), default: []].append(point)
    }
    for (number, points) in strips.sorted(by: { $0.key < $1.key }) {
      guard let best = Chart(.progress, points, better: chart.better).best.last else { continue }
      all.append(
        Spot(
          x: number * 1_000 / Self.strips, y: 0, width: 1_000 / Self.strips,
          text: words.value(best, bestOf: points.count)))
    }
    for best in chart.best.suffix(Self.mostReached) where frame.y.bounds.contains(best.y) {
      all.append(
        Spot(
          x: frame.x.place(best.x, steps: 1_000), y: 1_000 - frame.y.place(best.y, steps: 1_000),
          text: words.value(best), isReached: true))
    }
  }

  /// Creates the areas of a chart with bars or lines: a vertical strip for each bar or value. Creates none if there
  /// would be more than `mostStrips`, because the table next to the chart shows the values, too.
  init(values frame: ChartFrame, _ words: ChartStrings) {
    let chart = frame.chart
    let places = Dictionary(grouping: chart.points, by: \.x).sorted { $0.key < $1.key }
    guard places.count <= Self.mostStrips else { return }
    let middles = places.map { frame.x.place($0.key, steps: 1_000) }
    let reach = 500 / max(frame.x.count, 1)
    for (number, (_, points)) in places.enumerated() {
      let (from, to) =
        chart.kind == .bars
        ? (middles[number] - reach, middles[number] + reach)
        : (
          number > 0 ? (middles[number - 1] + middles[number]) / 2 : 0,
          number + 1 < middles.count ? (middles[number] + middles[number + 1]) / 2 : 1_000
        )
      all.append(
        Spot(
          x: from, y: 0, width: max(to - from, 1), text: words.value(points, of: chart),
          isReached: number >= places.count - Self.mostReached))
    }
  }

  /// Creates the areas of a heat map: the months with their totals, which can get the keyboard focus, and on top of
  /// them the days that have a value.
  init(calendar chart: Chart, _ words: ChartStrings) {
    guard let first = chart.points.first else { return }
    let weeks = CalendarPlace.weeks(ofYearOf: first.x)
    let days = Dictionary(grouping: chart.points.filter { $0.y > 0 }, by: \.x)
    let starts = CalendarPlace.months(ofYearOf: first.x)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : CalendarPlace.days(ofYearOf: first.x).upperBound
      let from = CalendarPlace(start, inYearOf: first.x).week
      let to = CalendarPlace(end - 1, inYearOf: first.x).week + 1
      let points = days.filter { (start..<end).contains($0.key) }.flatMap(\.value)
      all.append(
        Spot(
          x: from * 1_000 / weeks, y: 0, width: (to - from) * 1_000 / weeks,
          text: words.month(number + 1, Chart(.calendar, points, y: chart.y)), isReached: true))
    }
    for (day, points) in days.sorted(by: { $0.key < $1.key }) {
      let place = CalendarPlace(day, inYearOf: first.x)
      all.append(
        Spot(
          x: (2 * place.week + 1) * 500 / weeks, y: (2 * place.weekday + 1) * 500 / 7,
          text: words.day(points, of: chart)))
    }
  }
}
