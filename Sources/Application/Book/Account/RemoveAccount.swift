package import KernelApplication

/// Takes the account away for good: the book is open from then on. By the password, or, where neither that nor a code is
/// left, by the key in the store's files: who can read those can read the book anyway.
package struct RemoveAccount: UseCase {
  package static let method = "account.removeAccount"
  package static let summary = "Take the account away, by its password or by the key in the store's files."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var password: String?
    package var key: String?

    package static let schema = Schema(
      "What proves that it may be: one of the two.",
      [
        .optional("password", .newPassword, "What only the owner knows."),
        .optional(
          "key",
          Schema(
            "AccountKey", "Letters of the store's manifest, for who can read it.", .text(pattern: nil),
            examples: [#""0f3c""#]), "What stands in the store's manifest as the account's key."),
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
