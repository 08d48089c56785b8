import StoreProof
import Testing

/// A share of `Scripts/prove power`.
struct PowerProofTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func nothingAcknowledgedIsLostByAPowerCut(seed: UInt64) throws {
    let count = try PowerCount(seed: seed, PowerLimits(changes: 10, states: 4, recoveries: 8))
    #expect(count.examples == [])
    #expect(count.states > 50)
    #expect(count.secondCrashes > 20)
  }
}
