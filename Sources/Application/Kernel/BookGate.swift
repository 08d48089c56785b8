/// Whether a use case may be called while the book is locked.
package enum UseWhileLocked: Sendable {
  /// The use case may be called only while the book is open.
  case refused
  /// The use case may be called while the book is open. It may also be called when the account is damaged, which makes
  /// logging in impossible. It only maintains files, and reveals nothing of their content.
  case repair
  /// The use case may be called even while the book is locked, because it is needed for logging in or by a run under
  /// way. Its events are then sent, too.
  case allowed
}

/// Guards all use cases and cached outputs. While the book is locked, it admits a use case only if the use case's
/// `UseWhileLocked` allows it.
package protocol BookGate: Sendable {
  /// Whether the book is open or locked now. Every call reads this, so it must be computed quickly.
  var lock: BookLock { get }
}

/// Whether the book is open and, if not, why.
package enum BookLock: Sendable {
  case open
  /// The book has an account, and the owner has not logged in. Rejected use cases fail with this failure.
  case locked(Failure)
  /// The book has an account that cannot be read, so nobody can log in until the account is repaired or removed.
  /// Rejected use cases fail with this failure.
  case damaged(Failure)

  package var isOpen: Bool { if case .open = self { true } else { false } }
}

extension BookGate {
  /// Returns normally if a use case with this `UseWhileLocked` may be called now; otherwise throws the failure that
  /// says why it may not.
  package func admit(_ use: UseWhileLocked) throws(Failure) {
    switch (use, lock) {
    case (.allowed, _), (_, .open), (.repair, .damaged): return
    case (_, .locked(let failure)), (_, .damaged(let failure)): throw failure
    }
  }
}
