package import KernelApplication
import KernelDomain
import RunningApplication
package import RunningDomain
package import SupportDomain

/// The names and details of the Support feature's events, which are about plans of runs and about the voice messages
/// that friends record for them.
package enum SupportEvents {
  package static let planChanged = "support.planChanged"
  package static let messageReceived = "support.messageReceived"
  package static let messageChanged = "support.messageChanged"
  package static let cueDue = "support.cueDue"
  package static let deliveryChanged = "support.deliveryChanged"

  /// The details of the event that is sent when a plan, or a share (a plan shared with one friend), changes.
  package struct PlanChanged: Codable, Hashable, Sendable {
    package var plan: PlanID
  }

  /// The details of the event that is sent when a friend's message arrives.
  package struct MessageReceived: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var plan: PlanID
    /// The sender of the message; nil if the plan hides senders.
    package var from: String?
  }

  /// The details of the event that is sent when a message is marked as a favourite, answered, played outside of a run,
  /// or deleted.
  package struct MessageChanged: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var plan: PlanID
    /// True if the message was deleted; nil otherwise.
    package var deleted: Bool?
  }

  /// The details of the event that is sent when the state of a message's delivery changes.
  package struct DeliveryChanged: Codable, Hashable, Sendable {
    package var delivery: DeliveryID
    package var message: VoiceMessageID
    package var run: RunID
    package var state: State

    package enum State: String, CaseIterable, Codable, Sendable {
      /// Clients have been asked to play the message, but no client has started to play it yet.
      case offered
      /// A client is playing the message.
      case started
      case played, skipped, failed
      /// The message has to wait until other messages, which were due before it, have been delivered.
      case waiting

      static let schema = Schema("DeliveryState", "The state of the delivery of a message in a run.", allCases) {
        state in
        switch state {
        case .offered: "clients are asked to play the message"
        case .started: "a client plays the message"
        case .played, .skipped: nil
        case .failed: "the message was offered three times, and no client played it"
        case .waiting: "the message waits for its turn"
        }
      }
    }
  }

  // MARK: Descriptions

  package static var planDescription: EventDescription {
    EventDescription(
      planChanged,
      Schema("PlanChanged", "The plan that was changed.", [.init("plan", PlanID.schema, "The name of the plan.")]),
      "A plan or one of its shares was made, changed or removed.")
  }

  package static var receivedDescription: EventDescription {
    EventDescription(
      messageReceived,
      Schema(
        "MessageReceived", "The message that arrived.",
        [
          .init("message", VoiceMessageID.schema, "The name of the message."),
          .init("plan", PlanID.schema, "The name of the message's plan."),
          .optional(
            "from", .text, "The sender's name; left out if the plan hides senders until messages have been played."),
        ]), "A message has arrived; not sent if the setting `support.notifications` is off.")
  }

  package static var messageDescription: EventDescription {
    EventDescription(
      messageChanged,
      Schema(
        "MessageChanged", "The message that was changed.",
        [
          .init("message", VoiceMessageID.schema, "The name of the message."),
          .init("plan", PlanID.schema, "The name of the message's plan."),
          .optional("deleted", .flag, "True if the message was deleted; left out otherwise."),
        ]), "A message was marked as a favourite or unmarked, replied to, played outside of a run, or deleted.")
  }

  package static var deliveryDescriptions: [EventDescription] {
    [
      EventDescription(
        cueDue, CueView.schema,
        "A message is due: a client plays the chime, then the voice, and reports when it starts and when it ends."),
      EventDescription(
        deliveryChanged,
        Schema(
          "DeliveryChanged", "A change of the state of a delivery.",
          [
            .init("delivery", DeliveryID.schema, "The name of the delivery."),
            .init("message", VoiceMessageID.schema, "The name of the message."),
            .init("run", RunID.schema, "The name of the run."),
            .init("state", DeliveryChanged.State.schema, "The new state of the delivery."),
          ]), "The delivery of a message in the run under way has started or ended."),
    ]
  }
}

extension SupportEvents.DeliveryChanged.State {
  init(_ state: MessageDelivery.State) {
    self =
      switch state {
      case .queued, .due: .waiting
      case .offered: .offered
      case .started: .started
      case .played: .played
      case .skipped: .skipped
      case .failed: .failed
      }
  }
}
