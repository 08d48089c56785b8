import StoreProof
import Testing

/// A share of `Scripts/prove damage`.
struct DamageProofTests {
  @Test func damageIsToldOrDoesNoHarm() throws {
    var proof = try DamageProof()
    proof.flip(stride: 211)
    proof.cut(stride: 31)
    #expect(proof.count.examples == [])
    #expect(proof.count.detected > 100)
  }
}
