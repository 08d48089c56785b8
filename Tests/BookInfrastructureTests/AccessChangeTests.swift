import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Testing

/// What of the book's own documents counts as a change.
struct AccessChangeTests {
  /// Granted access is no change: undo passes it over, and revoked access does not come back by it.
  @Test func accessIsNoChange() throws {
    let under = DocumentsUnderTest()
    try under.settings.change { _ in Settings(theme: .dark) }
    try under.access.save(HealthAccess(status: .granted, path: "/a"))
    try under.access.save(HealthAccess(status: .revoked))
    #expect(try under.log.changes(of: nil).map(\.change) == [1])
    for number in [2, 3] {
      let refusal = #expect(throws: Failure.self) { try under.log.undo(number, of: nil, isDryRun: false) }
      #expect(refusal == .notFound(.change(.noSuchChange(number: number))))
    }
    #expect(try under.log.undo(nil, of: nil, isDryRun: false).number == 1)
    #expect(try under.settings.settings() == Settings())
    #expect(throws: Failure.self) { try under.log.undo(nil, of: nil, isDryRun: false) }
    #expect(try under.access.access().status == .revoked)
  }
}
