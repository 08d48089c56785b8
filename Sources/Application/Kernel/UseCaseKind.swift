/// Whether a use case reads or changes the book, and whether it takes long. The service uses this to decide on which
/// thread the use case runs, and what may run at the same time.
package enum UseCaseKind: Sendable {
  /// Reads the book and nothing else, quickly. The same input has the same output until the book changes.
  case query
  /// Reads the book and something else, such as the clock, quickly.
  case inspection
  /// Changes the book quickly.
  case change
  /// Quickly adds data to an activity under way, such as a run. It may run even while another use case changes the
  /// book.
  case live
  /// Works quickly, and only in this process's memory: nothing is stored.
  case memory
  /// Takes long, and never changes the book.
  case examination
  /// Takes long, and may change the book.
  case task

  /// Whether the use case never changes the book.
  package var isReading: Bool { self == .query || self == .inspection || self == .examination }

  /// Whether the use case takes long. If so, its caller can follow and cancel it, and other calls do not wait for it.
  package var takesLong: Bool { self == .examination || self == .task }
}
