/// Something that happened, told to every client that follows events.
package struct Announcement: Hashable, Sendable {
  /// `feature.whatHappened`.
  package var event: String
  /// JSON.
  package var details: [UInt8]

  package init(event: String, details: [UInt8]) {
    self.event = event
    self.details = details
  }
}
