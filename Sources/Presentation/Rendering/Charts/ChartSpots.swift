import KernelDomain
import KernelPresentation

/// Places of a chart that tell their value when they are pointed at, the most telling ones when the keyboard reaches
/// them too.
struct ChartSpots {
  struct Spot {
    /// In thousandths of the picture from its left and upper edge.
    let x: Int
    let y: Int
    /// In thousandths of its width; 0 is as wide as a finger's tip needs.
    var width = 0
    let text: String
    var isReached = false
  }

  private(set) var all: [Spot] = []

  /// So many of the picture's strips tell what lies in them.
  private static let strips = 24
  /// So many at most are reached by the keyboard: the latest.
  private static let mostReached = 31
  /// More bars or values of a line than that have no strips of their own.
  private static let mostStrips = 120

  /// The picture in strips, each with its best attempt; above them the records.
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

  /// A strip for each bar, or for each place of a line. Where those are too many for a pointer, the table alone tells them.
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

  /// The months with what each comes to, which the keyboard reaches; above them the days that have something.
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
