package import KernelApplication
import KernelDomain

/// What became of the lock, for those who follow the book too.
package struct ChangedLock: Described, Equatable, Announcing {
  package var status: AccountStatus

  package static let schema = Schema(
    "What became of the lock.", [.init("status", AccountStatus.schema, "From now on.")])
  package static let announced = AccountStateDetails.announced

  init(_ kept: StoredAccount, by clock: any WallClock) {
    status = AccountStatus(kept, by: clock)
  }

  package func events(changed: Bool) -> [BookEvent] { [AccountStateDetails.event(status.state)] }
}
