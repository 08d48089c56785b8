import KernelPresentation

/// Draws the heat map of a year as the content of an SVG, with a column per week, a row per weekday and a square per
/// day. On a narrow page, the squares become taller than wide.
struct CalendarDrawing {
  private let chart: Chart
  private let levels: HeatLevels
  /// Any day of the year that the heat map shows, in days since 1970-01-01.
  private let day: Int

  /// Creates the drawing. Nil if the chart has no points, because the points determine the year to show.
  init?(_ chart: Chart) {
    guard let first = chart.points.first else { return nil }
    self.chart = chart
    day = first.x
    levels = HeatLevels(chart)
  }

  /// The width and height of a day's cell, in units of the SVG.
  private static let side = 10
  /// The width and height of the square inside a cell, indexed by the level of the day's value.
  private static let squares = [2, 4, 6, 8, 10]

  private var weeks: Int { CalendarPlace.weeks(ofYearOf: day) }

  var viewBox: String { "0 0 \(weeks * Self.side) \(7 * Self.side)" }

  /// The horizontal positions at which the months begin, in hundredths of the picture's width.
  var months: [Int] {
    CalendarPlace.months(ofYearOf: day).map { CalendarPlace($0, inYearOf: day).week * 100 / weeks }
  }

  /// Writes a path with all squares of a level, for each level. The higher the level, the larger the squares and the
  /// stronger their colour.
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

  /// Writes a picture of a square of one level, for the heat map's key.
  func writeKey(_ level: Int, to html: inout HTMLText) {
    let side = Self.squares[level]
    html.path(Self.classes[level]) { $0.square((Self.side - side) / 2, (Self.side - side) / 2, side) }
  }

  static let keyViewBox = "0 0 \(side) \(side)"

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
