import Fuzzing
import Testing

/// A short run of each fuzz target; `Scripts/fuzz` makes the long ones.
struct FuzzTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func answersWhateverItIsGiven(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let inputs = target.inputs(seed: 1)
    let accepted = (0..<1_000).filter { target.accepts(inputs($0)) }.count
    #expect(accepted > 0 && accepted < 1_000, "inputs that are all alike try nothing")
  }
}
