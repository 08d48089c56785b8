package import KernelApplication

package struct LogOut: UseCase {
  package static let method = "account.logOut"
  package static let summary = "Lock the book for all clients."
  package static let kind = UseCaseKind.change
  package static let whileLocked = UseWhileLocked.allowed

  package typealias Input = NoInput
  package typealias Output = ChangedLock

  let repository: any AccountRepository
  let clock: any WallClock

  package func callAsFunction(_ input: NoInput) throws(Failure) -> ChangedLock {
    let after: StoredAccount = try repository.change { (kept) throws(Failure) in
      guard kept.access != nil else { throw .conflict(.account(.noAccount)) }
      var after = kept
      after.access?.lock()
      return (after, after)
    }
    return ChangedLock(after, by: clock)
  }
}
