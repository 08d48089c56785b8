/// An event as JSON, which is encoded once for all clients that have subscribed to events.
package struct EncodedEvent: Hashable, Sendable {
  /// The event's name, such as `swimming.bookChanged`.
  package var name: String
  /// The event's details, as JSON.
  package var details: [UInt8]
  /// Whether the event matters only while it is new. If there are several such events with the same name, a slow client
  /// receives only the most recent one. A client that reconnects receives none of those that it missed.
  package var isVolatile: Bool
  /// The details, as JSON, to send instead of `details` while the book is locked; nil to send `details` even then.
  package var detailsWhileLocked: [UInt8]?

  package init(name: String, details: [UInt8], isVolatile: Bool = false, detailsWhileLocked: [UInt8]? = nil) {
    self.name = name
    self.details = details
    self.isVolatile = isVolatile
    self.detailsWhileLocked = detailsWhileLocked
  }

  /// This event with the details that are sent while the book is locked.
  var whileLocked: EncodedEvent {
    var event = self
    event.details = detailsWhileLocked ?? details
    return event
  }
}
