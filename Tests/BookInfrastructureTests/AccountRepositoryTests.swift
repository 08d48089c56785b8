import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

@testable import BookApplication

/// Where the account lies, and where it does not.
struct AccountRepositoryTests {
  private let under = DocumentsUnderTest()
  private let hasher = CryptSecretHasher()
  private let password = "correct horse"

  private var accounts: FileAccountRepository {
    FileAccountRepository(store: under.store, documents: BookDocuments(store: under.store))
  }
  private var welcomes: WelcomeSettings { WelcomeSettings(under.settings) { [] } }
  private var logIn: LogIn { LogIn(repository: accounts, hasher: hasher, clock: FixedClock(), welcomes: welcomes) }

  @discardableResult
  private func signUp() throws -> [String] {
    try SignUp(repository: accounts, hasher: hasher, clock: FixedClock(), welcomes: welcomes)(
      .init(email: "jana@example.org", password: password)
    ).codes
  }

  private var files: [String: [UInt8]] { (under.fileSystem as! MemoryFileSystem).files }

  private func contain(_ text: String) -> [String] {
    files.filter { String(decoding: $0.value, as: UTF8.self).contains(text) }.keys.sorted()
  }

  @Test func anotherProcessFindsTheSame() throws {
    try signUp()
    let kept = try accounts.account()
    #expect(kept.account?.email == "jana@example.org")
    #expect(kept.access?.opened == FixedClock().now())
    #expect(try DocumentsUnderTest(under.fileSystem).accounts.account() == kept)
  }

  @Test func neitherPasswordNorCodesAreInAnyFile() throws {
    for secret in try signUp() + [password] { #expect(contain(secret).isEmpty) }
    for letters in try signUpAgain() { #expect(contain(letters.replacing("-", with: "")).isEmpty) }
  }

  private func signUpAgain() throws -> [String] {
    try NewCodes(repository: accounts, hasher: hasher, clock: FixedClock())(.init(password: password)).codes
  }

  /// What a new password replaces is in no file any more.
  @Test func whatIsReplacedGoesForGood() throws {
    let codes = try signUp()
    let before = try #require(try accounts.account().account)
    #expect(!contain(before.password).isEmpty)
    let reset = ResetPassword(repository: accounts, hasher: hasher, clock: FixedClock(), welcomes: welcomes)
    _ = try reset(.init(code: codes[0], password: "battery staple"))
    #expect(contain(before.password).isEmpty)
    #expect(contain(before.codes[0]).isEmpty)
    #expect(!contain(before.codes[1]).isEmpty)
    _ = try RemoveAccount(repository: accounts, hasher: hasher, clock: FixedClock())(.init(password: "battery staple"))
    #expect(contain(before.codes[1]).isEmpty)
    #expect(contain(before.key).isEmpty)
    #expect(contain("jana").isEmpty)
    #expect(try accounts.account() == StoredAccount(account: nil, access: nil))
  }

  @Test func itIsNoChangeAndStaysWhereOthersAreTakenBack() throws {
    try under.settings.change { _ in Settings(theme: .dark) }
    try signUp()
    _ = try logIn(.init(email: "jana@example.org", password: password))
    #expect(try under.log.changes(of: nil).map(\.change) == [1])
    #expect(throws: Failure.self) { try under.log.undo(2, of: nil, isDryRun: false) }
    #expect(try under.log.undo(nil, of: nil, isDryRun: false).number == 1)
    #expect(try under.log.redo(nil, of: nil, isDryRun: false).number == 1)
    #expect(try accounts.account().account != nil)
    #expect(try under.log.changes(of: nil).map(\.change) == [1])
  }

  /// A clock that a process rehearses neither ends a wait nor begins one of its own, however long it has been there.
  @Test func waitsAreTheBooksWhateverClockAProcessHas() throws {
    try signUp()
    let waited = try #require(SimulatedClock("2026-12-01T00:00:00Z"))
    #expect(eventually { waited.uptime.milliseconds > 1_100 })
    var clocks: [any WallClock] = [SystemClock(), waited]
    clocks += try ["2026-12-02T00:00:00Z x86400", "2026-12-03T00:00:00Z x0", "2026-12-04T00:00:00Z"].map {
      try #require(SimulatedClock($0))
    }
    func tried(_ password: String, _ clock: any WallClock) -> Failure? {
      do throws(Failure) {
        _ = try LogIn(repository: accounts, hasher: QuickHasher(), clock: clock, welcomes: welcomes)(
          .init(email: "jana@example.org", password: password))
        return nil
      } catch {
        return error
      }
    }
    let began = ContinuousClock.now
    for clock in clocks { #expect(tried("wrong horse", clock) == .invalidInput(field: "", problem: .account(.wrong))) }
    // Each of them would be free of it by its own.
    let refusals = (clocks + clocks).map { tried(password, $0) }
    // The wait is one second: only a machine that stood still meanwhile makes it over.
    if ContinuousClock.now - began < .seconds(1) {
      #expect(refusals.allSatisfy { $0 == .conflict(.account(.wait(seconds: 1))) }, "\(refusals)")
    }
    #expect(ContinuousClock.now - began < .seconds(1), "too slow to tell")
  }

  @Test func noBackupHasIt() throws {
    try under.settings.change { _ in Settings(theme: .dark) }
    try signUp()
    let content = try under.store.content(of: .book)
    let left = content.leavingOut { $0 == "account" }
    #expect(left.documents.keys.sorted() == ["settings.theme"])
    #expect(left.notes.isEmpty)
    #expect(left.changes.map(\.number) == [1])
    var bytes: [UInt8] = []
    try StoreBackup.write([left]) { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("settings.theme"))
    #expect(!text.contains("account") && !text.contains("$y$"))
  }

  /// The note and the document each say that there is one.
  @Test func whatIsLostOfItLocksTheBook() throws {
    try signUp()
    let gate = AccountGate(repository: accounts, clock: FixedClock())
    #expect(gate.lock.isOpen)
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.note(nil, as: "account", in: .book)
    }
    #expect(!gate.lock.isOpen)
    _ = try logIn(.init(email: "jana@example.org", password: password))
    #expect(gate.lock.isOpen)
    #expect(accounts.hadAccount)
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.append(.set("account", Array(#""nonsense""#.utf8)), to: .book)
    }
    #expect(try accounts.account().isDamaged)
    guard case .damaged = gate.lock else {
      Issue.record("the book is \(gate.lock)")
      return
    }
    let key = try #require(try accounts.account().access?.key)
    _ = try RemoveAccount(repository: accounts, hasher: hasher, clock: FixedClock())(.init(key: key))
    #expect(gate.lock.isOpen)
    #expect(contain("nonsense").isEmpty)
  }

  @Test func aWrongTryIsNoLineOfTheJournal() throws {
    try signUp()
    let journal = try under.store.content(of: .book).changes.count
    for _ in 0..<7 { #expect(throws: Failure.self) { try logIn(.init(email: "jana@example.org", password: "wrong")) } }
    #expect(try under.store.content(of: .book).changes.count == journal)
    #expect(try DocumentsUnderTest(under.fileSystem).accounts.account().access?.waits.tries == 5)
  }
}

extension DocumentsUnderTest {
  fileprivate var accounts: FileAccountRepository {
    FileAccountRepository(store: store, documents: BookDocuments(store: store))
  }
}

/// Knows the password at sight, and takes no time to say so.
private struct QuickHasher: SecretHasher {
  func hash(password: String) -> String { "" }
  func isHash(_ hash: String, ofPassword password: String) -> Bool { password == "correct horse" }
  func hash(codes: [String]) -> [String] { codes }
  func index(ofCode code: String, among hashes: [String]) -> Int? { nil }
  func isSame(_ one: String, _ other: String) -> Bool { one == other }
  func key() -> String { "key" }
}
