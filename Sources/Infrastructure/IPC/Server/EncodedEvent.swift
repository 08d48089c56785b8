/// Something that happened, told to every client that follows events.
package struct EncodedEvent: Hashable, Sendable {
  /// `feature.whatHappened`.
  package var name: String
  /// JSON.
  package var details: [UInt8]
  /// A slow client is told the latest of its name, and one that was away none.
  package var isVolatile: Bool

  package init(name: String, details: [UInt8], isVolatile: Bool = false) {
    self.name = name
    self.details = details
    self.isVolatile = isVolatile
  }
}
