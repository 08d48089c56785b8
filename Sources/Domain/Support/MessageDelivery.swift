/// The delivery of one message in the current run.
package struct MessageDelivery: Hashable, Sendable {
  package let id: DeliveryID
  package let trigger: MessageTrigger
  /// The duration of the sound, in milliseconds.
  package let duration: Int64
  /// The position among the messages received.
  package let order: Int
  package internal(set) var state = State.queued
  /// The number of times that clients were asked to play it.
  package internal(set) var offers = 0
  /// Counts deliveries in the order in which they fell due; nil before that.
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
    /// Clients were asked to play it.
    case offered(at: Int64)
    /// A client reported that it plays it.
    case started(at: Int64)
    case played(isConfirmed: Bool)
    case skipped
    case failed

    /// Whether it plays, or may be playing.
    package var isInFlight: Bool {
      switch self {
      case .offered, .started: true
      case .queued, .due, .played, .skipped, .failed: false
      }
    }
  }
}
