/// Something that happened, told to every client that follows events.
package struct EncodedEvent: Hashable, Sendable {
  /// `feature.whatHappened`.
  package var name: String
  /// JSON.
  package var details: [UInt8]

  package init(name: String, details: [UInt8]) {
    self.name = name
    self.details = details
  }
}
