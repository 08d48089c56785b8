import Fuzzing
import Testing

/// A short run of each fuzz target; `Scripts/fuzz` makes the long ones.
struct FuzzTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func answersWhateverItIsGiven(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let inputs = target.inputs(seed: 1)
    var accepted = 0
    for number in 0..<1_000 {
      let input = inputs(number)
      var findings = FuzzFindings()
      if target.accepts(input, &findings) { accepted += 1 }
      for problem in findings.problems {
        Issue.record("\(problem); recordbook-fuzz \(name) 1 1 \(number): \(String(decoding: input, as: UTF8.self))")
      }
    }
    #expect(accepted > 0 && accepted < 1_000, "inputs that are all alike try nothing")
  }

  @Test func whatDoesNotHoldTogetherIsAFinding() {
    var findings = FuzzFindings()
    findings.expect(true, "holds")
    findings.expect(false, "does not")
    #expect(findings.problems == ["does not"])
  }
}
