package import KernelApplication

package struct LogIn: UseCase {
  package static let method = "account.logIn"
  package static let summary = "Open the book for all clients for twelve hours."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var email: String
    package var password: String

    package static let schema = Schema(
      "The email address and password of the account.",
      [
        .init("email", .email, "The email address of the account."),
        .init("password", .newPassword, "The password of the account."),
      ])

    package init(email: String, password: String) {
      self.email = email
      self.password = password
    }
  }

  package typealias Output = ChangedLock

  let repository: any AccountRepository
  let hasher: any SecretHasher
  let clock: any WallClock
  let welcomes: WelcomeSettings

  package func callAsFunction(_ input: Input) throws(Failure) -> ChangedLock {
    // Refuse an input that is not an email address, without counting it as an attempt.
    guard let email = EmailAddress(input.email) else {
      throw .invalidInput(field: "email", problem: .account(.emailExpected))
    }
    let tries = AccountTries(repository: repository, clock: clock)
    let kept = try tries.prove(or: .invalidInput(field: "", problem: .account(.wrong))) { (account) throws(Failure) in
      // Check both the address and the password, so that the time does not reveal which of them was wrong.
      let isPassword = hasher.isHash(account.password, ofPassword: input.password)
      return isPassword && EmailAddress(account.email) == email ? true : nil
    } then: { (kept, _) throws(Failure) in
      kept.access?.open(by: clock)
    }
    welcomes.leave()
    return ChangedLock(kept, by: clock)
  }
}
