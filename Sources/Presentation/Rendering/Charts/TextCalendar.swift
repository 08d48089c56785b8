import KernelDomain
import KernelPresentation

/// Draws the heat map of a year with characters. It has a column for each week and a row for each weekday. If the year
/// is too wide for the terminal, it is divided into parts that are drawn one below the other.
struct TextCalendar {
  let chart: Chart
  let width: Int
  let language: Language
  let color: ColorToken?

  private static let squares: [Character] = ["·", "░", "▒", "▓", "█"]

  var lines: [StyledLine] {
    let words = ChartStrings(language: language)
    let levels = HeatLevels(chart)
    let legend = zip(Self.squares, words.legend(levels)).map { square, name in
      [Span("\(square) ", color: color), Span(name, .quiet)]
    }
    return pieces.flatMap { lines($0, levels) } + TextChart.inLines(legend, width: width)
  }

  /// How many terminal columns the weekday's name takes up at the start of each line.
  private var margin: Int { ((0..<7).map { displayWidth(language.weekdayShort($0)) }.max() ?? 0) + 1 }

  /// The months of each part, counted from 0. The parts are the whole year, half years, quarters and so on, depending
  /// on the width of the terminal.
  private var pieces: [Range<Int>] {
    let parts = [1, 2, 4, 6, 12].first { parts in weeks(parts) + margin <= width } ?? 12
    return (0..<parts).map { $0 * 12 / parts..<($0 + 1) * 12 / parts }
  }

  /// Returns the maximum number of week columns in a part if the year is divided into the given number of parts.
  private func weeks(_ parts: Int) -> Int { parts == 1 ? 54 : 366 / parts / 7 + 3 }

  private func lines(_ months: Range<Int>, _ levels: HeatLevels) -> [StyledLine] {
    let year = chart.points[0].x
    let starts = CalendarPlace.months(ofYearOf: year)
    let all = CalendarPlace.days(ofYearOf: year)
    guard starts.count == 12 else { return [] }
    let days = starts[months.lowerBound]..<(months.upperBound == 12 ? all.upperBound : starts[months.upperBound])
    let first = CalendarPlace(days.lowerBound, inYearOf: year).week
    let weeks = CalendarPlace(days.upperBound - 1, inYearOf: year).week - first + 1
    let side = min(max((width - margin) / weeks, 1), 3)
    let values = chart.sums
    var rows = [[Character]](repeating: [Character](repeating: " ", count: weeks * side), count: 7)
    for day in days {
      let place = CalendarPlace(day, inYearOf: year)
      for column in 0..<max(side - 1, 1) {
        rows[place.weekday][(place.week - first) * side + column] = Self.squares[levels[values[day] ?? 0]]
      }
    }
    let titles = titles(starts[months].map { (CalendarPlace($0, inYearOf: year).week - first) * side }, months)
    return [StyledLine(Span(titles, .quiet))]
      + rows.enumerated().map { weekday, row in
        let name = language.weekdayShort(weekday)
        let space = String(repeating: " ", count: margin - displayWidth(name))
        return StyledLine(Span(name + space, .quiet), Span(String(row), color: color))
      }
  }

  /// Returns the line with the names of the months. Each name is above the column in which its month begins.
  private func titles(_ columns: [Int], _ months: Range<Int>) -> String {
    var text = String(repeating: " ", count: margin)
    for (column, month) in zip(columns, months) where margin + column >= displayWidth(text) {
      text += String(repeating: " ", count: margin + column - displayWidth(text)) + language.monthNameShort(month + 1)
    }
    return text
  }
}
