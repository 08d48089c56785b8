import StoreProof
import Testing

/// A share of `Scripts/prove surroundings`.
struct SurroundingsProofTests {
  @Test(.timeLimit(.minutes(5)), arguments: Meddling.allCases)
  func nothingIsLostWithoutAWord(kind: Meddling) throws {
    var proof = SurroundingsProof(isWatched: false)
    for seed in 1...12 as ClosedRange<UInt64> { try proof.run(kind, seed: seed) }
    #expect(proof.count.examples == [])
    #expect(proof.count.cases[kind.rawValue] == 12)
  }
}
