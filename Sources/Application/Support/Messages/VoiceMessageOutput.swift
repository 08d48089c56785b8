package import KernelApplication
import KernelDomain
import SupportDomain

extension SupportReader {
  /// Makes the changes of a message that `decide` returns. Fails if the message has not been played.
  func change(
    _ id: VoiceMessageID, _ decide: (VoiceMessage) throws(Failure) -> [SupportEdit]
  ) throws(Failure) -> VoiceMessageOutput {
    let live = try deliveries.current()
    let now = now()
    let changed = try repository.change { (book) throws(Failure) in
      var state = SupportState(book: book, live: live, now: now)
      for (id, fate) in live?.fates() ?? [] { state.book.apply(.settle(id, fate)) }
      let message = try message(id, in: state.book)
      guard message.isPlayed else { throw .conflict(.support(.notPlayedYet)) }
      let edits = try decide(message)
      for edit in edits { state.book.apply(edit) }
      return SupportDecision(edits, try state.view(self.message(id, in: state.book)))
    }
    return VoiceMessageOutput(change: changed.number, message: changed.value)
  }
}

/// The output of a use case that changes a message.
package struct VoiceMessageOutput: Described, Equatable {
  /// The number that identifies the recorded change, for use with undo; nil if nothing changed.
  package var change: Int?
  package var message: VoiceMessageView
  package var path: String?

  package static let schema = Schema(
    "ChangedMessage", "A message after a change.",
    [
      .change, .init("message", VoiceMessageView.schema, "The message after the change."),
      .optional("path", .path("/home/eva/answer.txt"), "The path of the file that was written; left out if none was."),
    ])
}

extension VoiceMessageOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    let details = SupportEvents.MessageChanged(message: message.message, plan: message.plan)
    return [BookEvent(SupportEvents.messageChanged, details)]
  }
}

extension Schema.Member {
  static var voiceMessage: Schema.Member { .init("message", VoiceMessageID.schema, "The name of the message.") }
}
