package import KernelApplication

package struct ResetPassword: UseCase {
  package static let method = "account.resetPassword"
  package static let summary =
    "Set a new password with a one-time code, which is used up, and open the book."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var code: String
    package var password: String
    package var confirm: String?

    package static let schema = Schema(
      "The one-time code, and the new password.",
      [
        .init("code", .oneTimeCode, "An unused one-time code, from `account.signUp` or `account.newCodes`."),
        .init("password", .newPassword, "The new password."),
        .optional("confirm", .newPassword, "The new password again, if the user typed it twice; it has to be equal."),
      ])

    package init(code: String, password: String, confirm: String? = nil) {
      self.code = code
      self.password = password
      self.confirm = confirm
    }
  }

  package typealias Output = ChangedLock

  let repository: any AccountRepository
  let hasher: any SecretHasher
  let clock: any WallClock
  let welcomes: WelcomeSettings

  package func callAsFunction(_ input: Input) throws(Failure) -> ChangedLock {
    guard let code = OneTimeCode(typed: input.code) else {
      throw .invalidInput(field: "code", problem: .account(.codeExpected))
    }
    let password = try Password(new: input.password, again: input.confirm)
    if let account = try repository.account().account, account.codes.isEmpty {
      throw .conflict(.account(.noCodesLeft))
    }
    let tries = AccountTries(repository: repository, clock: clock)
    let wrong = Failure.invalidInput(field: "code", problem: .account(.codeWrong))
    let kept = try tries.prove(or: wrong) { (account) throws(Failure) -> (used: Int, password: String)? in
      guard let used = hasher.index(ofCode: code.letters, among: account.codes) else { return nil }
      return (used, try hasher.hash(password: password.text))
    } then: { (kept, proof) throws(Failure) in
      kept.account?.codes.remove(at: proof.used)
      kept.account?.password = proof.password
      kept.access?.open(by: clock)
    }
    welcomes.leave()
    return ChangedLock(kept, by: clock)
  }
}
