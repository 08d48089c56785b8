/// Something that happened, told to every client that follows events.
package struct EncodedEvent: Hashable, Sendable {
  /// `feature.whatHappened`.
  package var name: String
  /// JSON.
  package var details: [UInt8]
  /// A slow client is told the latest of its name, and one that was away none.
  package var isVolatile: Bool
  /// JSON: what is told in place of the details while the book is locked; nil is the same.
  package var detailsWhileLocked: [UInt8]?

  package init(name: String, details: [UInt8], isVolatile: Bool = false, detailsWhileLocked: [UInt8]? = nil) {
    self.name = name
    self.details = details
    self.isVolatile = isVolatile
    self.detailsWhileLocked = detailsWhileLocked
  }

  /// As it is told while the book is locked.
  var whileLocked: EncodedEvent {
    var event = self
    event.details = detailsWhileLocked ?? details
    return event
  }
}
