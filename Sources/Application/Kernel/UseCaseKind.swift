/// Whether a use case reads or changes the book, and whether it takes long. The service uses this to decide on which
/// thread the use case runs, and what may run at the same time.
package enum UseCaseKind: Sendable {
  /// Reads only the book, quickly: the same input gives the same output until the book is changed.
  case query
  /// Reads the book quickly, but also something else, such as the clock.
  case inspection
  /// Changes the book quickly.
  case change
  /// Adds data quickly to something under way, such as a run, at the same time as other changes of the book.
  case live
  /// Works quickly, and only in the memory of its process: nothing is stored.
  case memory
  /// Takes long, and leaves the book unchanged.
  case examination
  /// Takes long, and may change the book.
  case task

  /// Whether the use case leaves the book unchanged.
  package var isReading: Bool { self == .query || self == .inspection || self == .examination }

  /// Whether the use case takes long. The caller may then follow and cancel it, and other calls don't wait for it.
  package var takesLong: Bool { self == .examination || self == .task }
}
