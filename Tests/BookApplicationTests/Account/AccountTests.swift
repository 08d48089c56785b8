import KernelApplication
import KernelDomain
import Synchronization
import TestSupport
import Testing

@testable import BookApplication

/// Signing up, logging in and out, codes, waits, and the lock that follows from them.
struct AccountTests {
  private let under = AccountUnderTest()
  private let email = "jana@example.org"
  private let password = "correct horse"

  private func signedUp() throws -> [String] {
    try under.signUp(.init(email: email, password: password, confirm: password)).codes
  }

  @Test func aBookWithoutAnAccountIsOpen() throws {
    #expect(under.gate.lock.isOpen)
    #expect(try under.show(NoInput()).state == .none)
    for failure in [
      under.logInFailure(password), under.failure { () throws(Failure) in _ = try under.logOut(NoInput()) },
      under.failure { () throws(Failure) in _ = try under.newCodes(.init(password: password)) },
      under.failure { () throws(Failure) in _ = try under.remove(.init(key: "key")) },
      under.failure { () throws(Failure) in _ = try under.reset(.init(code: "7K3QZ-M0XV4", password: password)) },
    ] {
      #expect(failure == .conflict(.account(.noAccount)))
    }
  }

  @Test func signingUpOpensForTwelveHours() throws {
    let codes = try signedUp()
    #expect(Set(codes).count == 8)
    let status = try under.show(NoInput())
    #expect((status.state, status.email, status.codeCount) == (.open, email, 8))
    under.clock.move(seconds: 12 * 3_600 - 1)
    #expect(under.gate.lock.isOpen)
    under.clock.move(seconds: 1)
    #expect(!under.gate.lock.isOpen)
    let locked = try under.show(NoInput())
    #expect(locked == AccountStatus.only(.locked))
    #expect(under.failure { () throws(Failure) in _ = try signUpAgain() } == .conflict(.account(.exists)))
  }

  private func signUpAgain() throws(Failure) -> CodesForOnce {
    try under.signUp(.init(email: email, password: password))
  }

  /// Nobody stays in by setting the clock back.
  @Test func aClockBeforeTheLogInLocks() throws {
    _ = try signedUp()
    under.clock.set(seconds: -1)
    #expect(!under.gate.lock.isOpen)
    under.clock.set(seconds: 1)
    #expect(under.gate.lock.isOpen)
  }

  /// However the clock is set meanwhile, as long as the machine runs.
  @Test func aClockThatIsSetBackKeepsTheBookOpenForNoLonger() throws {
    _ = try signedUp()
    under.clock.move(seconds: 11 * 3_600)
    under.clock.set(seconds: -10 * 3_600)
    #expect(under.gate.lock.isOpen)
    under.clock.move(seconds: 3_600)
    #expect(!under.gate.lock.isOpen)
    under.clock.restart()
    #expect(under.gate.lock.isOpen)
  }

  @Test func loggingOutLocksAndLoggingInOpens() throws {
    _ = try signedUp()
    #expect(try under.logOut(NoInput()).status == .only(.locked))
    #expect(under.failure { () throws(Failure) in try under.gate.admit(.refused) } == .locked(.account(.locked)))
    #expect(under.failure { () throws(Failure) in try under.gate.admit(.repair) } == .locked(.account(.locked)))
    try under.gate.admit(.allowed)
    #expect(under.logInFailure("wrong horse") == .invalidInput(field: "", problem: .account(.wrong)))
    #expect(
      under.failure { () throws(Failure) in _ = try under.logIn(.init(email: "eva@example.org", password: password)) }
        == .invalidInput(field: "", problem: .account(.wrong)))
    #expect(!under.gate.lock.isOpen)
    #expect(try under.logIn(.init(email: "JANA@example.org", password: password)).status.state == .open)
    #expect(under.gate.lock.isOpen)
  }

  /// Whoever signs up, logs in or resets the password has gone on from the features' welcome screens.
  @Test func everyWayInLeavesTheWelcomeScreens() throws {
    var isLeft: Bool { under.settings.settings().isOn(.welcomed) && !under.settings.settings().isOn(.other) }
    func forget() { under.settings.change { (_: Settings) in Settings() } }
    let codes = try signedUp()
    #expect(isLeft)
    forget()
    #expect(under.logInFailure("wrong horse") != nil && !isLeft)
    #expect(under.logInFailure(password) == nil && isLeft)
    forget()
    _ = try under.reset(.init(code: codes[0], password: "battery staple"))
    #expect(isLeft)
    // A book whose settings cannot be changed opens all the same.
    _ = try under.logOut(NoInput())
    let logIn = LogIn(
      repository: under.store, hasher: under.hasher, clock: under.clock,
      welcomes: WelcomeSettings(DamagedSettings()) { [.welcomed] })
    _ = try logIn(.init(email: email, password: "battery staple"))
    #expect(under.gate.lock.isOpen)
  }

  @Test func afterFiveWrongTriesTheNextWaits() throws {
    _ = try signedUp()
    let wrong = Failure.invalidInput(field: "", problem: .account(.wrong))
    for _ in 0..<5 { #expect(under.logInFailure("wrong horse") == wrong) }
    // The right one waits too, and trying meanwhile makes the wait no longer.
    for _ in 0..<3 { #expect(under.logInFailure(password) == .conflict(.account(.wait(seconds: 1)))) }
    under.clock.move(seconds: 1)
    #expect(under.logInFailure("wrong horse") == wrong)
    #expect(under.logInFailure(password) == .conflict(.account(.wait(seconds: 2))))
    _ = try under.logOut(NoInput())
    #expect(try under.show(NoInput()).waitSeconds == 2)
    // Nobody waits for less or for longer by setting the clock.
    for seconds: Int64 in [1_000_000, -2_000_000] {
      under.clock.set(seconds: seconds)
      #expect(under.logInFailure(password) == .conflict(.account(.wait(seconds: 2))))
    }
    under.clock.move(seconds: 2)
    #expect(under.logInFailure(password) == nil)
    for _ in 0..<5 { #expect(under.logInFailure("wrong horse") == wrong) }
  }

  /// A try counts before it is judged: several at once are several.
  @Test func triesAreCountedBeforeTheyAreJudged() throws {
    _ = try signedUp()
    for _ in 0..<5 { _ = under.logInFailure("wrong horse") }
    let waiting = under.store.kept.withLock { $0.access?.waits.tries }
    #expect(waiting == 5)
  }

  @Test func whatIsNoAddressIsNoTry() throws {
    _ = try signedUp()
    let failure = under.failure { () throws(Failure) in _ = try under.logIn(.init(email: "jana", password: "a")) }
    #expect(failure == .invalidInput(field: "email", problem: .account(.emailExpected)))
    #expect(under.store.kept.withLock { $0.access?.waits.tries } == 0)
  }

  @Test func aCodeGivesAnotherPasswordOnce() throws {
    let codes = try signedUp()
    _ = try under.logOut(NoInput())
    let status = try under.reset(.init(code: codes[3].lowercased(), password: "battery staple")).status
    #expect((status.state, status.codeCount) == (.open, 7))
    #expect(under.logInFailure(password) == .invalidInput(field: "", problem: .account(.wrong)))
    #expect(under.logInFailure("battery staple") == nil)
    let used = under.failure { () throws(Failure) in _ = try under.reset(.init(code: codes[3], password: password)) }
    #expect(used == .invalidInput(field: "code", problem: .account(.codeWrong)))
    for code in codes where code != codes[3] { _ = try under.reset(.init(code: code, password: password)) }
    let none = under.failure { () throws(Failure) in _ = try under.reset(.init(code: codes[0], password: password)) }
    #expect(none == .conflict(.account(.noCodesLeft)))
    let no = under.failure { () throws(Failure) in _ = try under.reset(.init(code: "no code", password: password)) }
    #expect(no == .invalidInput(field: "code", problem: .account(.codeExpected)))
  }

  @Test func wrongCodesWaitAsWrongPasswordsDo() throws {
    _ = try signedUp()
    for _ in 0..<5 {
      let failure = under.failure { () throws(Failure) in
        _ = try under.reset(.init(code: "00000-00000", password: password))
      }
      #expect(failure == .invalidInput(field: "code", problem: .account(.codeWrong)))
    }
    #expect(under.logInFailure(password) == .conflict(.account(.wait(seconds: 1))))
  }

  @Test func newCodesVoidThoseBefore() throws {
    let old = try signedUp()
    let wrong = under.failure { () throws(Failure) in _ = try under.newCodes(.init(password: "wrong horse")) }
    #expect(wrong == .invalidInput(field: "", problem: .account(.wrong)))
    let new = try under.newCodes(.init(password: password)).codes
    #expect(Set(new).isDisjoint(with: old))
    #expect(under.failure { () throws(Failure) in _ = try under.reset(.init(code: old[0], password: password)) } != nil)
    _ = try under.reset(.init(code: new[0], password: password))
  }

  @Test func theAccountGoesByItsPasswordOrTheKeyInTheFiles() throws {
    _ = try signedUp()
    _ = try under.logOut(NoInput())
    for input in [RemoveAccount.Input(), .init(key: ""), .init(key: "other")] {
      let failure = under.failure { () throws(Failure) in _ = try under.remove(input) }
      #expect(failure == .invalidInput(field: "key", problem: .account(.notProven)))
    }
    let wrong = under.failure { () throws(Failure) in _ = try under.remove(.init(password: "wrong horse")) }
    #expect(wrong == .invalidInput(field: "", problem: .account(.wrong)))
    #expect(try under.remove(.init(key: "key")).status.state == .none)
    #expect(under.gate.lock.isOpen)
    _ = try signedUp()
    #expect(try under.remove(.init(password: password)).status.state == .none)
  }

  /// Neither does the book open by itself, nor is its owner locked out for ever.
  @Test func anAccountThatCannotBeReadLocksUntilItIsRemoved() throws {
    _ = try signedUp()
    under.store.kept.withLock { $0.account = nil }
    #expect(try under.show(NoInput()) == .only(.damaged))
    #expect(under.failure { () throws(Failure) in try under.gate.admit(.refused) } == .locked(.account(.damaged)))
    try under.gate.admit(.repair)
    #expect(under.logInFailure(password) == .locked(.account(.damaged)))
    _ = try under.remove(.init(key: "key"))
    #expect(under.gate.lock.isOpen)
  }

  @Test func filesThatCannotBeReadLockWhereThereWasAnAccount() throws {
    let failure = Failure.storeDamaged(place: "/a", problem: .store(.checksum))
    under.store.damage.withLock { $0 = failure }
    #expect(under.gate.lock.isOpen)
    under.store.kept.withLock { $0.access = AccountAccess(key: "key") }
    #expect(under.failure { () throws(Failure) in try under.gate.admit(.refused) } == failure)
    try under.gate.admit(.repair)
  }

  @Test func onlyTheStateIsAnnounced() throws {
    let made = try under.signUp(.init(email: email, password: password))
    #expect(made.events(changed: true).map(\.name) == ["account.stateChanged"])
    let told = made.events(changed: true).compactMap { $0.details as? AccountStateDetails }
    #expect(told.map(\.state) == [.open])
    #expect(try under.newCodes(.init(password: password)).events(changed: true).isEmpty)
  }
}

extension AccountStatus {
  /// One that tells nothing else.
  static func only(_ state: State) -> AccountStatus {
    var status = AccountStatus.none
    status.state = state
    return status
  }

  private static var none: AccountStatus {
    guard let status = try? ShowAccountStatus(repository: AccountInMemory(), clock: SetClock())(NoInput()) else {
      preconditionFailure("an account in memory can be read")
    }
    return status
  }
}
