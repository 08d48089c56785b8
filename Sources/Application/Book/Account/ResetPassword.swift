package import KernelApplication

package struct ResetPassword: UseCase {
  package static let method = "account.resetPassword"
  package static let summary =
    "Give the account another password by a one-time code, which is used up, and open the book."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var code: String
    package var password: String
    package var confirm: String?

    package static let schema = Schema(
      "The code, and the password from now on.",
      [
        .init("code", .oneTimeCode, "One of those told when the account was made, not used yet."),
        .init("password", .newPassword, "What only she knows."),
        .optional("confirm", .newPassword, "The password once more, where a person typed it twice."),
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
    return ChangedLock(kept, by: clock)
  }
}
