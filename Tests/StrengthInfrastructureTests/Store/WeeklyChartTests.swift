import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication

/// The chart of a lift by week: the best day of each, so that light days do not hide how it goes.
struct WeeklyChartTests {
  private let under = StrengthUnderTest()

  /// Mondays are November 2, 9 and 16.
  private static let log = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-11-03,Flat Barbell Bench Press,Chest,80.0,kgs,1,,,,""
    2026-11-08,Flat Barbell Bench Press,Chest,80.0,kgs,1,,,,""
    2026-11-10,Flat Barbell Bench Press,Chest,60.0,kgs,1,,,,""
    2026-11-12,Flat Barbell Bench Press,Chest,90.0,kgs,1,,,,""
    2026-11-16,Flat Barbell Bench Press,Chest,70.0,kgs,1,,,,""

    """

  private func days(_ by: ChartInterval?, since: CivilDay? = nil) throws -> [String] {
    let input = ShowChart.Input(name: .oneRepMax, since: since, by: by)
    let shown = try ShowChart(reader: under.reader())(input)
    #expect(shown.facts?.first == shown.points.first && shown.facts?.last == shown.points.last)
    return shown.points.compactMap { $0.day?.description }
  }

  @Test func theBestOfEachWeekIsShownWhereItIsAskedFor() throws {
    try under.take(WeeklyChartTests.log)
    let every = ["2026-11-03", "2026-11-08", "2026-11-10", "2026-11-12", "2026-11-16"]
    #expect(try days(nil) == every)
    #expect(try days(.day) == every)
    // Of equal days the earliest counts, and of a week that begins before the first day the rest.
    #expect(try days(.week) == ["2026-11-03", "2026-11-12", "2026-11-16"])
    #expect(try days(.week, since: CivilDay("2026-11-05")) == ["2026-11-08", "2026-11-12", "2026-11-16"])
    let input = ShowChart.Input(name: .oneRepMax, by: .week)
    let facts = try #require(ShowChart(reader: under.reader())(input).facts)
    #expect([facts.lowest.value, facts.highest.value] == [700, 900])
  }

  @Test(arguments: [StrengthChart.volume, .muscles, .bodyWeight]) func otherChartsHaveNoInterval(
    _ chart: StrengthChart
  ) throws {
    let error = #expect(throws: Failure.self) {
      try ShowChart(reader: under.reader())(ShowChart.Input(name: chart, by: .week))
    }
    guard case .invalidInput("by", _, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
