package import RunningDomain
package import SupportDomain

/// What those who follow the book are told of support.
package enum SupportEvents {
  package static let planChanged = "support.planChanged"
  package static let messageReceived = "support.messageReceived"
  package static let messageChanged = "support.messageChanged"
  package static let cueDue = "support.cueDue"
  package static let deliveryChanged = "support.deliveryChanged"

  /// A plan, or one of its shares, stands otherwise.
  package struct PlanChanged: Codable, Hashable, Sendable {
    package var plan: PlanID
  }

  /// A message arrived.
  package struct MessageReceived: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var plan: PlanID
    /// Left out where the plan does not show senders.
    package var from: String?
  }

  /// A message was marked, answered or deleted.
  package struct MessageChanged: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var plan: PlanID
    /// True where it is gone.
    package var deleted: Bool?
  }

  /// How the delivery of a message stands.
  package struct DeliveryChanged: Codable, Hashable, Sendable {
    package var delivery: DeliveryID
    package var message: VoiceMessageID
    package var run: RunID
    package var state: State

    package enum State: String, CaseIterable, Codable, Sendable {
      /// A client plays it.
      case started
      case played, skipped, failed
      /// It waits for its turn again.
      case interrupted
    }
  }
}
