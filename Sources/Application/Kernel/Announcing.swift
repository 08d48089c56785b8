/// An output of a use case that knows which events the call caused. The service sends them to subscribed clients.
package protocol Announcing {
  /// Returns the events to announce.
  /// - Parameter changed: whether the book's revision changed during the call. Long tasks ignore it and look only at
  ///   their output, since other changes may happen while they run.
  func events(changed: Bool) -> [BookEvent]
}

/// An event of the book, sent to subscribed clients.
package struct BookEvent: Sendable {
  /// The event's name, `feature.whatHappened`, such as `running.stateChanged`.
  package let name: String
  package let details: any Encodable & Sendable
  /// Whether the event matters only while it is new, such as a run's current pace. Such an event is not logged, and a
  /// client that was disconnected or is slow receives at most the latest one.
  package let isVolatile: Bool
  /// The details sent instead of `details` while the book is locked; nil to send `details` then, too. Most events are
  /// not sent at all while the book is locked.
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

/// Events that a use case hands over with its output, without being part of the output's value: any two
/// `AccompanyingEvents` are equal, so that they don't affect the output's equality.
package struct AccompanyingEvents: Hashable, Sendable {
  package var events: [BookEvent] = []

  package init(_ events: [BookEvent] = []) {
    self.events = events
  }

  package static func == (one: AccompanyingEvents, other: AccompanyingEvents) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
