import KernelDomain
import StrengthApplication
import StrengthDomain
import Testing

@testable import StrengthPresentation

/// The name of a chart's sound names all that the chart shows.
@Suite struct ChartSoundTests {
  @Test func aNameNamesItsChart() throws {
    let day = try #require(CivilDay("2026-08-19"))
    let inputs = [
      ShowChart.Input(name: .volume), ShowChart.Input(name: .volume, since: day),
      ShowChart.Input(name: .oneRepMax, since: day, by: .week),
      ShowChart.Input(name: .oneRepMax, exercise: ExerciseID("Barbell_Squat"), by: .week),
      ShowChart.Input(name: .measure, measure: .waist),
    ]
    for input in inputs { #expect(ChartSound(ChartSound(input).description)?.input == input) }
    #expect(ChartSound(inputs[2]).description == "oneRepMax.2026-08-19.week")
  }

  @Test(arguments: ["", "no-such", "volume.yesterday", "week.volume"]) func otherNamesNameNone(_ name: String) {
    #expect(ChartSound(name) == nil)
  }
}
