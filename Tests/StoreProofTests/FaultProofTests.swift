import StoreProof
import Testing

/// A share of `Scripts/prove faults`.
struct FaultProofTests {
  @Test(arguments: [1, 2, 3, 5] as [UInt64])
  func aFailedOperationAcknowledgesNothingThatIsNotKept(seed: UInt64) throws {
    let count = try FaultCount(seed: seed, changes: 4)
    #expect(count.examples == [])
    #expect(count.faults > 200)
  }
}
