import Testing

/// Every case of imports against what an independent program made of it. Skipped where the files are not.
@Suite(.enabled(if: ImportCases.folder != nil))
struct ImportCaseTests {
  /// The outcomes of swims in TCX files are older than the rules about their pools, clocks and pauses.
  private static let swims = ["real-garmin-swim.tcx", "twin-swim"]

  @Test(arguments: ImportCases.names.filter { !swims.contains($0) })
  func aCaseComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    for (number, expected) in try ImportCases.tries(name).enumerated() {
      let differences = try ImportOutcome.of(name, expected.options).differences(from: expected)
      #expect(differences == [], "\(name), try \(number + 1)")
    }
  }

  /// The device's clock was never set, so the swim was when its `Id` says. Laps with a pause have no lengths.
  @Test func aSwimIsReadWithTheRightClockAndItsPausesAreNotSwum() throws {
    let tries = try ImportCases.tries("real-garmin-swim.tcx")
    for number in [0, 2] {
      let found = try ImportOutcome.of("real-garmin-swim.tcx", tries[number].options)
      #expect(found.differences(from: tries[number]) == [])
    }
    let outcome = try ImportOutcome.of("real-garmin-swim.tcx", tries[1].options)
    #expect(outcome.swims == ["2012-09-01T15:18:04Z pool 2500 5 125000"])
    #expect(outcome.status == 0)
  }

  @Test func aSwimTakesThePoolOfItsTwin() throws {
    for tried in try ImportCases.tries("twin-swim") {
      let outcome = try ImportOutcome.of("twin-swim", tried.options)
      #expect(outcome.swims == Array(repeating: "2025-11-04T15:06:40Z pool 2500 16 400000", count: 2))
      #expect(outcome.left == [])
    }
  }
}
