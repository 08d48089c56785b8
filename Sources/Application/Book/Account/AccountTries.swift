import KernelApplication
import KernelDomain

/// Checks passwords, one-time codes and keys with which callers prove that they are the owner, one at a time. After
/// several wrong proofs, the caller has to wait before the next attempt (`LogInWaits`).
struct AccountTries: Sendable {
  let repository: any AccountRepository
  let clock: any WallClock

  /// Checks a proof and, if it is valid, changes the stored account. If this throws, the account stays unchanged, but
  /// the attempt may count as failed.
  /// - Parameters:
  ///   - wrong: the failure to throw if the proof is wrong.
  ///   - judge: checks the caller's proof against the account, which may take long; returns nil if the proof is wrong,
  ///     and otherwise a value for `change`.
  ///   - change: changes the stored account, given the value that `judge` returned.
  /// - Returns: the stored account after the change.
  @discardableResult
  func prove<Proof>(
    or wrong: Failure, _ judge: (Account) throws(Failure) -> Proof?,
    then change: (inout StoredAccount, Proof) throws(Failure) -> Void
  ) throws(Failure) -> StoredAccount {
    let account = try begin()
    guard let proof = try judge(account) else { throw wrong }
    return try repository.change { (kept) throws(Failure) in
      // Another process may have changed the account meanwhile.
      guard kept.account == account else { throw wrong }
      var after = kept
      after.access?.waits.clear()
      try change(&after, proof)
      return (after, after)
    }
  }

  /// Counts the attempt as failed, before the proof is checked, and returns the account. Fails if the caller has to
  /// wait.
  private func begin() throws(Failure) -> Account {
    let outcome: (account: Account?, wait: Int64) = try repository.change { (kept) throws(Failure) in
      guard var access = kept.access else { throw .conflict(.account(.noAccount)) }
      guard let account = kept.account else { throw .locked(.account(.damaged)) }
      // Read the clock within the change, so that nobody else can count an attempt in between.
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
