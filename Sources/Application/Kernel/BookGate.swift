/// Whether a use case may be called while the book is locked.
package enum UseWhileLocked: Sendable {
  /// The use case may be called only while the book is open.
  case refused
  /// The use case may also be called if the account is damaged, so that nobody can log in. It maintains files and
  /// reveals nothing of their content.
  case repair
  /// The use case may be called even while the book is locked, such as those that log in or that a run under way needs.
  /// Its events are sent then, too.
  case allowed
}

/// Guards every use case and every cached output: while the book is locked, it admits only use cases that may be called
/// then.
package protocol BookGate: Sendable {
  /// Whether the book is open or locked now. It is read at each call, so computing it has to be quick.
  var lock: BookLock { get }
}

/// Whether the book is open and, if not, why.
package enum BookLock: Sendable {
  case open
  /// The book has an account, and its owner has not logged in. A refused use case throws the failure.
  case locked(Failure)
  /// The book has an account that can't be read, so nobody can log in until the account is repaired or removed. A
  /// refused use case throws the failure.
  case damaged(Failure)

  package var isOpen: Bool { if case .open = self { true } else { false } }
}

extension BookGate {
  /// Returns if the book's state permits calls of use cases of this kind; otherwise throws the failure that tells why
  /// not.
  package func admit(_ use: UseWhileLocked) throws(Failure) {
    switch (use, lock) {
    case (.allowed, _), (_, .open), (.repair, .damaged): return
    case (_, .locked(let failure)), (_, .damaged(let failure)): throw failure
    }
  }
}
