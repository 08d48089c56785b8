package import KernelApplication
import KernelDomain
package import SupportDomain

package struct ListMessages: UseCase {
  package static let method = "support.listMessages"
  package static let summary =
    "List messages in the order in which they arrived, without the contents of those that have not been played."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var plan: PlanID?

    package static let schema = Schema(
      "The messages to list.",
      [
        .optional(
          "plan", PlanID.schema, "The name of the plan whose messages to list; if left out, the messages of all plans.")
      ])

    package init(plan: PlanID? = nil) { self.plan = plan }
  }

  package struct Output: Described, Equatable {
    package var messages: [VoiceMessageView]

    package static let schema = Schema(
      "The messages.",
      [.init("messages", .list(VoiceMessageView.schema), "The messages, in the order in which they arrived.")])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let state = try reader.state()
    if let plan = input.plan { _ = try reader.plan(plan, in: state.book) }
    let messages = state.book.messages.filter { input.plan == nil || $0.plan == input.plan }
    return Output(messages: messages.map { state.view($0) })
  }
}

package struct ShowMessage: UseCase {
  package static let method = "support.showMessage"
  package static let summary =
    "Show a message that was played, and the names of the messages played before and after it."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID

    package static let schema = Schema(
      "The message to show.", [.init("message", VoiceMessageID.schema, "The name of the message.")])

    package init(message: VoiceMessageID) { self.message = message }
  }

  package typealias Output = VoiceMessageDetails

  let reader: SupportReader

  /// Shows the message. Fails with `conflict` if it has not been played.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let state = try reader.state()
    let message = try reader.message(input.message, in: state.book)
    guard message.isPlayed else { throw .conflict(.support(.notPlayedYet)) }
    let beside = state.heard(beside: message).map(\.id)
    let place = beside.firstIndex(of: message.id)
    return VoiceMessageDetails(
      message: state.view(message), planName: state.book.plans[message.plan]?.name ?? "",
      previousMessage: place.flatMap { $0 > 0 ? beside[$0 - 1] : nil },
      nextMessage: place.flatMap { $0 + 1 < beside.count ? beside[$0 + 1] : nil })
  }
}

extension SupportState {
  /// Returns the messages played in the same run as `message`, in chronological order. If `message` was played outside
  /// of runs, returns the messages of its plan that were also played outside of runs.
  func heard(beside message: VoiceMessage) -> [VoiceMessage] {
    book.messages.filter { other in
      guard other.isPlayed else { return false }
      guard let run = message.heard?.run else { return other.plan == message.plan && other.heard?.run == nil }
      return other.heard?.run == run
    }.sorted { ($0.heard!.time, $0.id) < ($1.heard!.time, $1.id) }
  }
}
