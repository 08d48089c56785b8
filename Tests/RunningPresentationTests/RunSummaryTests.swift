import KernelDomain
import KernelPresentation
import PresentationTestSupport
import RunningDomain
import Testing

@testable import RunningApplication
@testable import RunningPresentation

/// What commands say of several runs, and of one that was added.
@Suite struct RunSummaryTests {
  private let en = RunSummaries(strings: RunningStrings(language: .en))
  private let cs = RunSummaries(strings: RunningStrings(language: .cs))

  private func day(_ text: String) throws -> CivilDay { try #require(CivilDay(text)) }

  @Test func aComparisonSaysHowFarBothPeriodsAreCounted() throws {
    let period = RunPeriodView(try day("2026-01-01")...day("2026-08-14"), [])
    var output = CompareRuns.Output(
      first: period, second: period, through: true,
      difference: CompareRuns.Difference(runs: 0, days: 0, lengthMillimetres: 0, activeMilliseconds: 0))
    #expect(en.comparison(output).hasSuffix("\nto Aug 14 of both\n"))
    #expect(cs.comparison(output).hasSuffix(" obou\n"))
    output.through = nil
    #expect(!en.comparison(output).contains("of both"))
  }

  @Test func zonesSayWhatMeasuresRunsOfAnOlderVersion() {
    var output = ShowHeartRateZones.Output(method: "maximum")
    for words in [en, cs] { #expect(!words.zones(output, .usual).contains("recalculate")) }
    output.unmeasured = true
    for words in [en, cs] { #expect(words.zones(output, .usual).contains(": recordbook run recalculate\n")) }
  }

  @Test func aPredictionHasTitlesAndSaysWhatIsNeeded() throws {
    let from: RunEffortView = try decoded(RunFixtures.effort("5km", 1_507_404))
    let race = PredictRaces.Race(
      distance: .km10, seconds: 3_143, lowSeconds: 3_100, highSeconds: 3_187, from: from)
    let output = PredictRaces.Output(day: try day("2015-08-20"), races: [race, PredictRaces.Race(distance: .half)])
    let lines = en.prediction(output).split(separator: "\n")
    #expect(lines[1].hasPrefix("  Distance"))
    #expect(lines[2].contains("51:40–53:07") && lines[2].hasSuffix("your 5 km of Aug 15, 2015"))
    #expect(lines[3].hasPrefix("  Half marathon") && lines[3].hasSuffix("Run 10 km or more at full effort first"))
  }

  @Test func anAddedRunIsToldInASentence() throws {
    let output: RunCorrectionOutput = try decoded(
      """
      {"correction":{"run":"\(RunFixtures.id)","change":"remove"},"number":7,"changed":true,"efforts":[],"runs":[\
      {"id":"\(RunFixtures.id)","day":"2015-08-15","start":"2015-08-15T14:45:08Z","utcOffsetSeconds":7200,\
      "kind":"running","source":"by hand","lengthMillimetres":10000000,"elapsedMilliseconds":2490000,\
      "activeMilliseconds":2490000,"state":"counts"}]}
      """)
    #expect(en.added(output, .usual).hasPrefix("Added: Aug 15, 2015, 10.00 km in 41:30 (\(RunFixtures.id))\n"))
    #expect(cs.added(output, .usual).contains(" za 41:30 (\(RunFixtures.id))\n"))
  }
}
