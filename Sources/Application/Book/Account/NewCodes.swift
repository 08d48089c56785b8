package import KernelApplication

/// Creates new one-time codes; the old codes become invalid.
package struct NewCodes: UseCase {
  package static let method = "account.newCodes"
  package static let summary = "Create new one-time codes, which are shown only now; the earlier ones become invalid."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var password: String

    package static let schema = Schema(
      "The password of the account.", [.init("password", .newPassword, "The password of the account.")])

    package init(password: String) { self.password = password }
  }

  package typealias Output = CodesForOnce

  let repository: any AccountRepository
  let hasher: any SecretHasher
  let clock: any WallClock

  package func callAsFunction(_ input: Input) throws(Failure) -> CodesForOnce {
    let codes = CodesForOnce(codes: .drawn(), state: nil)
    let wrong = Failure.invalidInput(field: "", problem: .account(.wrong))
    try AccountTries(repository: repository, clock: clock).prove(or: wrong) { (account) throws(Failure) -> [String]? in
      guard hasher.isHash(account.password, ofPassword: input.password) else { return nil }
      return try hasher.hash(codes: codes.letters)
    } then: { (kept, hashes) throws(Failure) in
      kept.account?.codes = hashes
    }
    return codes
  }
}
