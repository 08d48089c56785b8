package import KernelApplication

/// Gives the book an account, which locks it from the next logging out on, or twelve hours from now.
package struct SignUp: UseCase {
  package static let method = "account.signUp"
  package static let summary =
    "Give the book an account, which locks it; the one-time codes answered are told only now."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let announces = AccountStateDetails.announced

  package struct Input: Described, Equatable {
    package var email: String
    package var password: String
    package var confirm: String?

    package static let schema = Schema(
      "Who the owner is.",
      [
        .init("email", .email, "The account's name."),
        .init("password", .newPassword, "What only she knows."),
        .optional("confirm", .newPassword, "The password once more, where a person typed it twice."),
      ])

    package init(email: String, password: String, confirm: String? = nil) {
      self.email = email
      self.password = password
      self.confirm = confirm
    }
  }

  package typealias Output = CodesForOnce

  let repository: any AccountRepository
  let hasher: any SecretHasher
  let clock: any WallClock

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let email = EmailAddress(input.email) else {
      throw .invalidInput(field: "email", problem: .account(.emailExpected))
    }
    let password = try Password(new: input.password, again: input.confirm)
    try refuseSecond(repository.account())
    let codes = CodesForOnce(codes: .drawn(), state: .open)
    let account = Account(
      email: email.text, password: try hasher.hash(password: password.text),
      codes: try hasher.hash(codes: codes.letters), key: hasher.key())
    try repository.change { (kept) throws(Failure) in
      try refuseSecond(kept)
      var access = AccountAccess(key: account.key)
      access.open(by: clock)
      return (StoredAccount(account: account, access: access), ())
    }
    return codes
  }

  private func refuseSecond(_ kept: StoredAccount) throws(Failure) {
    if kept.access != nil { throw .conflict(.account(.exists)) }
  }
}
