package import KernelApplication

/// Creates the book's account. From then on, the book locks when the owner logs out, or twelve hours after a login.
package struct SignUp: UseCase {
  package static let method = "account.signUp"
  package static let summary =
    "Create an account, which locks the book; its one-time codes are shown only in this answer."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let announces = AccountStateDetails.announced

  package struct Input: Described, Equatable {
    package var email: String
    package var password: String
    package var confirm: String?

    package static let schema = Schema(
      "The owner's email address and new password.",
      [
        .init("email", .email, "The email address that becomes the name of the account."),
        .init("password", .newPassword, "The new password."),
        .optional("confirm", .newPassword, "The new password again, if the user typed it twice; it has to be equal."),
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
  let welcomes: WelcomeSettings

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
    welcomes.leave()
    return codes
  }

  private func refuseSecond(_ kept: StoredAccount) throws(Failure) {
    if kept.access != nil { throw .conflict(.account(.exists)) }
  }
}
