import Testing

/// Every case of imports against what an independent program made of it. Skipped where the files are not.
@Suite(.enabled(if: ImportCases.folder != nil))
struct ImportCaseTests {
  @Test(arguments: ImportCases.names)
  func aCaseComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    for (number, expected) in try ImportCases.tries(name).enumerated() {
      let outcome = try ImportOutcome.of(name, expected.options)
      #expect(outcome.differences(from: expected) == [], "\(name), try \(number + 1)")
    }
  }
}
