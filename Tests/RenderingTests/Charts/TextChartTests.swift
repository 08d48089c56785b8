import KernelDomain
import PresentationTestSupport
import TestSupport
import Testing

@testable import KernelPresentation
@testable import Rendering

@Suite struct TextChartTests {
  /// Each in the cell that its value belongs to, whatever else is drawn there.
  @Test(arguments: [Chart.Kind.progress, .line, .bars], [20, 40, 80, 200])
  func everyPointIsDrawnInItsCell(_ kind: Chart.Kind, _ width: Int) {
    var random = SeededGenerator(seed: UInt64(width))
    for count in [1, 2, 3, 10, 60] {
      let points = (0..<count).map { ($0, Int.random(in: 1...5_000, using: &random)) }
      let chart = chart(kind, points, y: .hundredths, better: .less)
      let (columns, rows) = (width - 10, 12)
      let frame = ChartFrame(chart, xTicks: 4, yTicks: rows / 2)
      var canvas = TextCanvas(columns: columns, rows: rows, color: nil)
      TextPlot(frame: frame, columns: columns, rows: rows).draw(on: &canvas)
      let cells = canvas.lines.map { Array($0.spans.map(\.text).joined()) }
      for point in chart.points {
        let column = min(frame.x.place(point.x, steps: columns * 2 - 1) / 2, columns - 1)
        let row = TextPlot.row(frame.y.place(point.y, steps: rows * 4 - 1), rows)
        // A bar's uppermost cell is filled in eighths, from below.
        let below = kind == .bars ? min(row + 1, rows - 1) : row
        let isDrawn = cells[row][column] != " " || cells[below][column] != " "
        #expect(isDrawn, "\(kind) of \(count) in \(width): \(point)")
      }
    }
  }

  @Test(arguments: [(20, 6), (40, 6), (80, 13), (100, 16), (200, 16)])
  func itIsAsWideAsTheTerminalAndFittinglyHigh(width: Int, rows: Int) {
    let points = (0..<200).map { (20_100 + $0, 3_800 + ($0 * 37) % 101) }
    let chart = chart(.progress, points, x: .days, y: .hundredths, better: .less)
    let lines = TextChart(chart: chart, width: width, language: .en, color: nil).lines.map { line in
      line.spans.map(\.text).joined()
    }
    #expect(lines.count == rows + 2)
    #expect(lines.dropLast().allSatisfy { displayWidth($0) == width })
    #expect(lines[rows].contains("┬") && lines.filter { $0.contains("┤") }.count >= 2)
  }

  /// A bar is followed by how much of it is of the first series.
  @Test func sharesAreToldInPercent() {
    let points = [(0, 6, 1), (1, 5, 0), (2, 0, 0)].flatMap { x, first, second in
      [first, second].enumerated().map {
        Chart.Point(x: x, y: $1, xText: ["Fajr", "Dhuhr", "Asr"][x], yText: "\($1)", series: $0)
      }
    }
    let series = [Chart.Series("on time", Hue.green.fill), Chart.Series("late", Hue.yellow.fill)]
    let chart = Chart(.shares, points, x: .items, series: series)
    for (language, ends) in [(Language.en, ["   86%", "  100%", "     –"]), (.cs, ["   86 %", "  100 %", "      –"])] {
      let lines = TextChart(chart: chart, width: 40, language: language, color: nil).lines.prefix(3).map { line in
        line.spans.map(\.text).joined()
      }
      #expect(zip(lines, ends).allSatisfy { $0.hasSuffix($1) && displayWidth($0) == 40 }, "\(lines)")
    }
  }

  @Test func theUnitIsAboveTheAxis() {
    let chart = chart(.line, [(0, 1_000), (9, 2_000)], y: .thousandths)
    let lines = { (unit: String?) in
      TextChart(chart: chart, width: 40, language: .en, color: nil, unit: unit).lines.map { line in
        line.spans.map(\.text).joined()
      }
    }
    #expect(lines("t").first?.trimmingPrefix { $0 == " " } == "t")
    #expect(Array(lines("t").dropFirst()) == lines(nil))
  }

  @Test func theRecordLineIsSeenAmongThousands() {
    let points = (0..<5_000).map { ($0, 5_000 - $0 / 5 + ($0 * 7_919) % 997) }
    let chart = chart(.progress, points, y: .hundredths, better: .less)
    let text = TextRenderer(width: 80).render(screen(Element(.chart, label: "told", chart: chart)))
    #expect(text.filter { "━┓┗┃".contains($0) }.count >= 60)
  }

  /// Several records in a column are one step, and a line that arrives from the left turns down.
  @Test func theRecordLineIsUnbroken() {
    let points = [(0, 100), (0, 90), (50, 89), (50, 60), (50, 40), (99, 20), (100, 0)]
    let chart = chart(.progress, points, better: .less)
    var canvas = TextCanvas(columns: 12, rows: 6, color: nil)
    TextPlot(frame: ChartFrame(chart, xTicks: 2, yTicks: 3), columns: 12, rows: 6).draw(on: &canvas)
    #expect(
      canvas.lines.map { $0.spans.map(\.text).joined() } == [
        "━━━━━━┓     ", "      ┃     ", "      ┃     ", "      ┗━━━━┓", "           ┃", "           ┗",
      ])
  }

  @Test func aNarrowYearIsInPieces() throws {
    let first = try #require(CivilDay(year: 2025, month: 1, day: 1)).daysSinceEpoch
    let chart = chart(.calendar, [(first, 10), (first + 364, 1_000)], x: .days, y: .metres)
    let lines = { (width: Int) in TextChart(chart: chart, width: width, language: .en, color: nil).lines.count }
    #expect([200, 58, 40, 22].map(lines) == [9, 9, 18, 35])
  }
}
