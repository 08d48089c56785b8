/// An event, encoded for all clients that subscribed to events.
package struct EncodedEvent: Hashable, Sendable {
  /// For example `feature.whatHappened`.
  package var name: String
  /// As JSON.
  package var details: [UInt8]
  /// Whether it matters only while it is new. A slow client receives only the latest of that name, and one that was
  /// away receives none.
  package var isVolatile: Bool
  /// The details to send while the book is locked, as JSON; nil sends `details` then, too.
  package var detailsWhileLocked: [UInt8]?

  package init(name: String, details: [UInt8], isVolatile: Bool = false, detailsWhileLocked: [UInt8]? = nil) {
    self.name = name
    self.details = details
    self.isVolatile = isVolatile
    self.detailsWhileLocked = detailsWhileLocked
  }

  /// The event as it is sent while the book is locked.
  var whileLocked: EncodedEvent {
    var event = self
    event.details = detailsWhileLocked ?? details
    return event
  }
}
