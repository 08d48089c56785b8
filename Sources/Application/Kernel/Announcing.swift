/// A use case's output that states which events the call has caused. The service sends these events to clients that
/// have subscribed to events.
package protocol Announcing {
  /// Returns the events to send to clients.
  /// - Parameter changed: whether the book's revision changed during the call. Outputs of long tasks ignore this and
  ///   decide by their own content, because other callers may change the book while the task runs.
  func events(changed: Bool) -> [BookEvent]
}

/// An event of the book, sent to subscribed clients.
package struct BookEvent: Sendable {
  /// The event's name in the form `feature.whatHappened`, such as `running.stateChanged`.
  package let name: String
  package let details: any Encodable & Sendable
  /// Whether the event matters only while it is new, such as an event about a run's current pace. Such an event is not
  /// logged. A client that is slow or was disconnected receives at most the latest such event of each name.
  package let isVolatile: Bool
  /// The details to send instead of `details` while the book is locked; nil to send `details` in that case too. Most
  /// events are not sent at all while the book is locked.
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

/// Events that a use case returns along with its output. They don't affect comparisons of outputs: any two values of
/// `AccompanyingEvents` are equal.
package struct AccompanyingEvents: Hashable, Sendable {
  package var events: [BookEvent] = []

  package init(_ events: [BookEvent] = []) { self.events = events }

  package static func == (one: AccompanyingEvents, other: AccompanyingEvents) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
