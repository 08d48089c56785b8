import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

/// What of a book counts as a change, and what a rehearsal leaves.
struct ChangeLogTests {
  /// Granted access is no change: undo passes it over, and revoked access does not come back by it.
  @Test func accessIsNoChange() throws {
    let under = try BookUnderTest()
    try under.settings.save(Settings(theme: .dark))
    try under.access.save(HealthAccess(status: .granted, path: "/a"))
    try under.access.save(HealthAccess(status: .revoked))
    #expect(try under.log.changes(of: nil).map(\.change) == [1])
    for number in [2, 3] {
      let refusal = #expect(throws: Failure.self) { try under.log.undo(number, of: nil, isRehearsal: false) }
      guard case .notFound("change", _, _) = refusal else { throw refusal ?? Failure.cancelled }
    }
    #expect(try under.log.undo(nil, of: nil, isRehearsal: false).number == 1)
    #expect(try under.settings.settings() == Settings())
    #expect(throws: Failure.self) { try under.log.undo(nil, of: nil, isRehearsal: false) }
    #expect(try under.access.access().status == .revoked)
  }

  @Test(arguments: [false, true]) func aRehearsalLeavesTheBookAsItIs(isHeld: Bool) throws {
    let under = try BookUnderTest(holding: isHeld)
    var random = RandomBook(seed: 5)
    let swims = (0..<4).map { random.swim(Int64($0) * 5_000_000) }
    try under.swims.change { _ throws(Failure) in .put(swims) }
    var book = SwimBook(swims: swims)
    for _ in 0..<10 {
      let correction = random.correction(of: swims[1].id)
      book.corrections.append(correction)
      try under.swims.change { _ throws(Failure) in .correct(correction) }
      _ = try under.log.undo(nil, of: nil, isRehearsal: true)
      #expect(try under.swims.book() == book)
      #expect(try under.swims.records() == SwimRecords(of: book))
    }
    #expect(try under.log.changes(of: nil).allSatisfy(\.stands))
    #expect(try under.findings.isEmpty)
  }
}
