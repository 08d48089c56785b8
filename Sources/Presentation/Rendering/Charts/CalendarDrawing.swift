import KernelPresentation

/// The heat map of a year as the inside of an SVG: a column a week, a row a weekday, a square a day, which is stretched
/// where the picture is narrow.
struct CalendarDrawing {
  private let chart: Chart
  private let levels: HeatLevels
  /// Any day of the year.
  private let day: Int

  /// Nil if there is no day, and so no year.
  init?(_ chart: Chart) {
    guard let first = chart.points.first else { return nil }
    self.chart = chart
    day = first.x
    levels = HeatLevels(chart)
  }

  /// The side of a day's place.
  private static let side = 10
  /// The side of its square, by its level.
  private static let squares = [2, 4, 6, 8, 10]

  private var weeks: Int { CalendarPlace.weeks(ofYearOf: day) }

  var viewBox: String { "0 0 \(weeks * Self.side) \(7 * Self.side)" }

  /// Where the months begin, in hundredths of the width.
  var months: [Int] {
    CalendarPlace.months(ofYearOf: day).map { CalendarPlace($0, inYearOf: day).week * 100 / weeks }
  }

  /// A path a level: the more, the larger and the stronger.
  func write(to html: inout HTMLText) {
    let values = chart.sums
    for level in Self.squares.indices {
      html.path(Self.classes[level]) { html in
        for day in CalendarPlace.days(ofYearOf: day) where levels[values[day] ?? 0] == level {
          write(day, level, &html)
        }
      }
    }
  }

  private func write(_ day: Int, _ level: Int, _ html: inout HTMLText) {
    let place = CalendarPlace(day, inYearOf: self.day)
    let side = Self.squares[level]
    let edge = (Self.side - side) / 2
    html.square(place.week * Self.side + edge, place.weekday * Self.side + edge, side)
  }

  /// What its squares mean, each as a picture of its own.
  func writeKey(_ level: Int, to html: inout HTMLText) {
    let side = Self.squares[level]
    html.path(Self.classes[level]) { $0.square((Self.side - side) / 2, (Self.side - side) / 2, side) }
  }

  static let keyViewBox = "0 0 \(side) \(side)"
  static var levelCount: Int { squares.count }

  private static let classes: [StaticString] = ["nothing", "day", "day", "day", "day"]
}

extension HTMLText {
  fileprivate mutating func square(_ x: Int, _ y: Int, _ side: Int) {
    raw("M")
    number(x)
    raw(" ")
    number(y)
    raw("h")
    number(side)
    raw("v")
    number(side)
    raw("h-")
    number(side)
    raw("z")
  }
}
