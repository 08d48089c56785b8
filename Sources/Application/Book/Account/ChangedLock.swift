package import KernelApplication
import KernelDomain

/// The output of use cases that lock or open the book: the new state of the lock. Subscribed clients also receive this
/// state, as an event.
package struct ChangedLock: Described, Equatable, Announcing {
  package var status: AccountStatus

  package static let schema = Schema(
    "The new state of the book's lock.", [.init("status", AccountStatus.schema, "The new state of the lock.")])
  package static let announced = AccountStateDetails.announced

  init(_ kept: StoredAccount, by clock: any WallClock) { status = AccountStatus(kept, by: clock) }

  package func events(changed: Bool) -> [BookEvent] { [AccountStateDetails.event(status.state)] }
}
