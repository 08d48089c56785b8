package import KernelApplication

/// Removes the account for good, which leaves the book open. The input needs the password or, if the owner has lost
/// both the password and the codes, the key in the book's files: whoever can read these files can read the book anyway.
package struct RemoveAccount: UseCase {
  package static let method = "account.removeAccount"
  package static let summary = "Remove the account, given its password or the key in the store's files."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var password: String?
    package var key: String?

    package static let schema = Schema(
      "The proof of ownership: the password or the key.",
      [
        .optional("password", .newPassword, "The password of the account."),
        .optional(
          "key",
          Schema(
            "AccountKey", "The account's key, which only somebody who can read the store's files knows.",
            .text(pattern: nil),
            examples: [#""0f3c""#]), "The key of the account in the store's manifest; used if no password is given."),
      ])

    package init(password: String? = nil, key: String? = nil) {
      self.password = password
      self.key = key
    }
  }

  package typealias Output = ChangedLock

  let repository: any AccountRepository
  let hasher: any SecretHasher
  let clock: any WallClock

  package func callAsFunction(_ input: Input) throws(Failure) -> ChangedLock {
    let none = StoredAccount(account: nil, access: nil)
    if let password = input.password {
      try AccountTries(repository: repository, clock: clock).prove(
        or: .invalidInput(field: "", problem: .account(.wrong))
      ) { (account) throws(Failure) in
        hasher.isHash(account.password, ofPassword: password) ? true : nil
      } then: { (kept, _) throws(Failure) in
        kept = none
      }
    } else {
      try repository.change { (kept) throws(Failure) in
        guard let access = kept.access else { throw .conflict(.account(.noAccount)) }
        guard let key = input.key, hasher.isSame(key, access.key) else {
          throw .invalidInput(field: "key", problem: .account(.notProven))
        }
        return (none, ())
      }
    }
    return ChangedLock(none, by: clock)
  }
}
