package import KernelApplication
import KernelDomain
import RunningApplication
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

  /// A message was marked, answered, played outside of a run or deleted.
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
      /// Clients are told to play it.
      case offered
      /// A client plays it.
      case started
      case played, skipped, failed
      /// It waits for its turn.
      case waiting

      static let schema = Schema("DeliveryState", "How the delivery of a message stands.", allCases) { state in
        switch state {
        case .offered: "clients are told to play it"
        case .started: "a client plays it"
        case .played, .skipped: nil
        case .failed: "it was offered three times, and nobody played it"
        case .waiting: "it waits for its turn"
        }
      }
    }
  }

  // MARK: Descriptions

  package static var planDescription: EventDescription {
    EventDescription(
      planChanged, Schema("PlanChanged", "The plan.", [.init("plan", PlanID.schema, "The plan.")]),
      "A plan or one of its shares was made, changed or removed.")
  }

  package static var receivedDescription: EventDescription {
    EventDescription(
      messageReceived,
      Schema(
        "MessageReceived", "The message.",
        [
          .init("message", VoiceMessageID.schema, "The message."), .init("plan", PlanID.schema, "Its plan."),
          .optional("from", .text, "Who speaks; left out where the plan does not show that."),
        ]), "A message arrived; not told where the setting `support.notifications` is off.")
  }

  package static var messageDescription: EventDescription {
    EventDescription(
      messageChanged,
      Schema(
        "MessageChanged", "The message.",
        [
          .init("message", VoiceMessageID.schema, "The message."), .init("plan", PlanID.schema, "Its plan."),
          .optional("deleted", .flag, "True where it is gone; left out elsewhere."),
        ]), "A message was marked, answered, heard outside of a run or deleted.")
  }

  package static var deliveryDescriptions: [EventDescription] {
    [
      EventDescription(
        cueDue, CueView.schema, "A message is to be played now: a chime, the voice behind it, and reports of both."),
      EventDescription(
        deliveryChanged,
        Schema(
          "DeliveryChanged", "How the delivery of a message stands.",
          [
            .init("delivery", DeliveryID.schema, "What was reported of."),
            .init("message", VoiceMessageID.schema, "The message."), .init("run", RunID.schema, "The run."),
            .init("state", DeliveryChanged.State.schema, "How it stands now."),
          ]), "A message of the run under way began to sound, or has its end."),
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
