import KernelApplication
import KernelDomain

/// Judges what is said to prove that it is the owner, a try at a time; wrong ones make the next wait (`LogInWaits`).
struct AccountTries: Sendable {
  let repository: any AccountRepository
  let clock: any WallClock

  /// Judges a proof, and where it holds changes the account as one change with that. Whatever is thrown, only the try was
  /// counted.
  /// - Parameters:
  ///   - wrong: what is said where it does not hold.
  ///   - judge: may take long; nil where it does not hold.
  ///   - change: what becomes of the account, and of who may use the book.
  /// - Returns: what `judge` does, and what is kept then.
  @discardableResult
  func prove<Proof>(
    or wrong: Failure, _ judge: (Account) throws(Failure) -> Proof?,
    then change: (inout StoredAccount, Proof) throws(Failure) -> Void
  ) throws(Failure) -> StoredAccount {
    let account = try begin()
    guard let proof = try judge(account) else { throw wrong }
    return try repository.change { (kept) throws(Failure) in
      // Somebody else may have changed it since.
      guard kept.account == account else { throw wrong }
      var after = kept
      after.access?.waits.clear()
      try change(&after, proof)
      return (after, after)
    }
  }

  /// Counts the try before it is judged.
  private func begin() throws(Failure) -> Account {
    let outcome: (account: Account?, wait: Int64) = try repository.change { (kept) throws(Failure) in
      guard var access = kept.access else { throw .conflict(.account(.noAccount)) }
      guard let account = kept.account else { throw .locked(.account(.damaged)) }
      // At the moment of judging, and while nobody else changes the book.
      let now = clock.machineUptime
      let wait = access.waits.remaining(at: now)
      if wait == 0 { access.waits.count(at: now) }
      return (StoredAccount(account: account, access: access), (wait > 0 ? nil : account, wait))
    }
    guard let account = outcome.account else {
      throw .conflict(.account(.wait(seconds: Int((outcome.wait + 999) / 1_000))))
    }
    return account
  }
}
