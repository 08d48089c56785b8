package import KernelApplication
import KernelDomain
package import SupportDomain

package struct DeleteMessage: UseCase {
  package static let method = "support.deleteMessage"
  package static let summary = "Delete a message and its sound, for good."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.messageDescription]

  package typealias Input = ShowMessage.Input

  package struct Output: Described, Equatable {
    package var message: VoiceMessageID
    package var plan: PlanID

    package static let schema = Schema(
      "The deleted message.", [.voiceMessage, .init("plan", PlanID.schema, "The name of the message's plan.")])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (book) throws(Failure) in
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
