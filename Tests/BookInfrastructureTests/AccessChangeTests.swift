import BookInfrastructure
import KernelApplication
import KernelDomain
import Testing

@testable import BookApplication

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

  /// A log-in records that the welcome screen was left. Undo without a number takes back what the user changed before.
  @Test func undoPassesOverTheWelcomeThatALogInLeaves() throws {
    let under = DocumentsUnderTest()
    func undo(_ number: Int? = nil) throws -> Int { try under.log.undo(number, of: nil, isDryRun: false).number }
    try under.settings.change { _ in Settings(theme: .dark) }
    #expect(try undo() == 1)
    WelcomeSettings(under.settings) { [Setting(welcome: "running.welcomed")] }.leave()
    #expect(try under.log.changes(of: nil).map(\.change) == [3, 1])
    #expect(try under.log.redo(nil, of: nil, isDryRun: false).number == 1)
    #expect(try undo() == 1)
    #expect(throws: Failure.conflict(.change(.nothingToUndo))) { try undo() }
    #expect(try undo(3) == 3)
    #expect(try under.settings.settings() == Settings())
    // Nobody but the user turns it off.
    try under.settings.change { _ in Settings(values: ["running.welcomed": .flag(false)]) }
    #expect(try undo() == 7)
  }
}
