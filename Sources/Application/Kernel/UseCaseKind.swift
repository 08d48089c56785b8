/// How a use case works on the book, so that a service knows where to run it.
package enum UseCaseKind: Sendable {
  /// Answers quickly from the book alone: the same input gives the same output until the book is changed.
  case query
  /// Answers quickly, but looks at something beside the book, too.
  case inspection
  /// Changes the book, quickly.
  case change
  /// Takes long, whatever it does.
  case task

  /// Leaves the book as it is.
  package var isReading: Bool { self == .query || self == .inspection }
}
