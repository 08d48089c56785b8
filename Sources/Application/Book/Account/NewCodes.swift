package import KernelApplication

/// Draws new one-time codes; those before are worth nothing any more.
package struct NewCodes: UseCase {
  package static let method = "account.newCodes"
  package static let summary = "Draw new one-time codes, which are told only now; those before are void."
  package static let kind = UseCaseKind.task
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.locked]

  package struct Input: Described, Equatable {
    package var password: String

    package static let schema = Schema("Who asks.", [.init("password", .newPassword, "What only the owner knows.")])

    package init(password: String) {
      self.password = password
    }
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
