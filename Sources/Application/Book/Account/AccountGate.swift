package import KernelApplication

/// Locks the book if it has an account and the owner is not logged in.
package struct AccountGate: BookGate {
  private let repository: any AccountRepository
  private let clock: any WallClock

  package init(repository: any AccountRepository, clock: any WallClock) {
    self.repository = repository
    self.clock = clock
  }

  package var lock: BookLock {
    do throws(Failure) {
      let kept = try repository.account()
      guard let access = kept.access else { return .open }
      if kept.isDamaged { return .damaged(.locked(.account(.damaged))) }
      return access.openUntil(by: clock) == nil ? .locked(.locked(.account(.locked))) : .open
    } catch {
      // The store can't be read. If the book had no account, admit the caller: the use case then reports the failure
      // itself.
      return repository.hadAccount ? .damaged(error) : .open
    }
  }
}
