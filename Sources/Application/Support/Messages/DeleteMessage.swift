package import KernelApplication
import KernelDomain
package import SupportDomain

/// Deletes a message with its sound, for good.
package struct DeleteMessage: UseCase {
  package static let method = "support.deleteMessage"
  package static let summary = "Delete a message with its sound, for good."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + [.notFound], announces: [SupportEvents.messageDescription])
  }

  package typealias Input = ShowMessage.Input

  package struct Output: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var plan: PlanID
  }

  private let reader: SupportReader

  package init(reader: SupportReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.store.change { (book) throws(Failure) in
      let message = try reader.message(input.message, in: book)
      var decision = SupportDecision([.forget(ForgottenMessage(message))], message.plan)
      decision.erased = [message.id]
      return decision
    }
    return Output(message: input.message, plan: changed.value)
  }
}

extension DeleteMessage.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    [
      BookEvent(
        SupportEvents.messageChanged, SupportEvents.MessageChanged(message: message, plan: plan, deleted: true))
    ]
  }
}

extension DeleteMessage.Output {
  package static var schema: Schema {
    Schema("What went.", [.voiceMessage, .init("plan", PlanID.schema, "Its plan.")])
  }
}
