/// The delivery of one voice message in the current run: when it is due, and whether it has been played.
package struct MessageDelivery: Hashable, Sendable {
  package let id: DeliveryID
  package let trigger: MessageTrigger
  /// The duration of the message's sound, in milliseconds.
  package let duration: Int64
  /// The message's index among all of the book's messages, in the order in which they were received.
  package let order: Int
  package internal(set) var state = State.queued
  /// How many times clients were asked to play the message. A request that a restart of the service interrupted does
  /// not count unless it was the first.
  package internal(set) var offers = 0
  /// The number that identifies the latest request to play the message (offer); 0 if there was none. Unlike `offers`,
  /// it also counts offers that a restart of the service interrupted, so that no two offers have the same number.
  package internal(set) var offerNumber = 0
  /// The delivery's index among those that have become due, in the order in which they became due; nil if it has not
  /// become due.
  var dueNumber: Int?

  package init(id: DeliveryID, trigger: MessageTrigger, duration: Int64, order: Int) {
    self.id = id
    self.trigger = trigger
    self.duration = duration
    self.order = order
  }

  /// The state of a delivery. Times are in milliseconds on a monotonic clock.
  package enum State: Hashable, Sendable {
    case queued
    case due
    /// Clients were asked to play the message.
    case offered(at: Int64)
    /// A client reported that it began to play the message.
    case started(at: Int64)
    case played(isConfirmed: Bool)
    case skipped
    case failed

    /// Whether the message is playing, or clients were asked to play it and have not answered yet.
    package var isInFlight: Bool {
      switch self {
      case .offered, .started: true
      case .queued, .due, .played, .skipped, .failed: false
      }
    }
  }
}
