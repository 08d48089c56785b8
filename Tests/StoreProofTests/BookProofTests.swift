import StoreProof
import Testing

/// A share of `Scripts/prove books`.
struct BookProofTests {
  @Test func whateverIsDamagedEndsInABookThatWorks() throws {
    let count = try BookProof().run(everyWay: false)
    #expect(count.examples == [])
    #expect(count.cases > 200 && count.repairs > 150)
  }
}
