package import KernelApplication
import KernelDomain

/// What became of the lock, for those who follow the book too.
package struct ChangedLock: Codable, Hashable, Sendable, Announcing {
  package var status: AccountStatus

  init(_ kept: StoredAccount, by clock: any WallClock) {
    status = AccountStatus(kept, by: clock)
  }

  package func events(changed: Bool) -> [BookEvent] { [AccountStateDetails.event(status.state)] }
}

extension ChangedLock {
  package static var schema: Schema {
    Schema("What became of the lock.", [.init("status", AccountStatus.schema, "From now on.")])
  }
}
