/// An output that tells those who follow the book what happened.
package protocol Announcing {
  /// - Parameter changed: of a change, something is kept now that was not before it. Of a task, which may work beside
  ///   changes of others, only the output tells.
  func events(changed: Bool) -> [BookEvent]
}

/// Something that happened to the book.
package struct BookEvent: Sendable {
  /// `feature.whatHappened`.
  package let name: String
  package let details: any Encodable & Sendable
  /// It is worth telling only while it is new: who was away, or is slow, is told the latest at most.
  package let isVolatile: Bool
  /// What is told in place of the details while the book is locked, of what is told then; nil is the same.
  package let detailsWhileLocked: (any Encodable & Sendable)?

  package init(
    _ name: String, _ details: any Encodable & Sendable, isVolatile: Bool = false,
    whileLocked: (any Encodable & Sendable)? = nil
  ) {
    self.name = name
    self.details = details
    self.isVolatile = isVolatile
    detailsWhileLocked = whileLocked
  }
}

/// Events that travel with an answer to whoever announces them, and are no part of what it says: all are equal.
package struct AccompanyingEvents: Hashable, Sendable {
  package var events: [BookEvent] = []

  package init(_ events: [BookEvent] = []) {
    self.events = events
  }

  package static func == (one: AccompanyingEvents, other: AccompanyingEvents) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
