package import KernelApplication

/// Locks the book while it has an account and nobody has logged in.
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
      // Without an account, whoever is let through meets the same failure.
      return repository.hadAccount ? .damaged(error) : .open
    }
  }
}
