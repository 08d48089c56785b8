/// How a use case works on the book, so that a service knows where to run it.
package enum UseCaseKind: Sendable {
  /// Answers quickly from the book alone: the same input gives the same output until the book is changed.
  case query
  /// Answers quickly, but looks at something beside the book, too.
  case inspection
  /// Changes the book, quickly.
  case change
  /// Adds to what is under way, quickly and beside changes.
  case live
  /// Works in the memory of its process alone, which takes a moment: nothing of it is durable.
  case memory
  /// Takes long, and leaves the book as it is.
  case examination
  /// Takes long, whatever it does.
  case task

  /// Leaves the book as it is, so that it is to be had without a service that says nothing.
  package var isReading: Bool { self == .query || self == .inspection || self == .examination }

  /// Whoever asks may follow it and withdraw it, and nobody else waits for it.
  package var takesLong: Bool { self == .examination || self == .task }
}
