/// Whether a use case may be called while the book is locked.
package enum UseWhileLocked: Sendable {
  /// Not before its owner has logged in.
  case refused
  /// Only where it can't be read any more who the owner is: it looks after the files, and tells nothing of what they hold.
  case repair
  /// Always, as what logs her in, and what a run under way needs. Those who follow the book are told its events, too.
  case allowed
}

/// Stands before every use case, and before answers that were kept: lets through what may be while the book is locked.
package protocol BookGate: Sendable {
  /// Asked with each call: quick.
  var lock: BookLock { get }
}

/// Whether the book is open.
package enum BookLock: Sendable {
  case open
  /// Why not.
  case locked(Failure)
  /// It has an account that can't be read, so that nobody can log in before that is mended or removed.
  case damaged(Failure)

  package var isOpen: Bool { if case .open = self { true } else { false } }
}

extension BookGate {
  /// Fails with why the book is not open where that keeps such a use case from being called.
  package func admit(_ use: UseWhileLocked) throws(Failure) {
    switch (use, lock) {
    case (.allowed, _), (_, .open), (.repair, .damaged): return
    case (_, .locked(let failure)), (_, .damaged(let failure)): throw failure
    }
  }
}
