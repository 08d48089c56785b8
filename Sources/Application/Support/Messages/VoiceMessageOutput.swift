package import KernelApplication
import KernelDomain
import SupportDomain

extension SupportReader {
  /// Does something to a message that was played.
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

/// A message after a change of it.
package struct VoiceMessageOutput: Described, Equatable {
  /// The number of the change, which undo takes; left out where nothing changed.
  package var change: Int?
  package var message: VoiceMessageView
  package var path: String?

  package static let schema = Schema(
    "ChangedMessage", "A message after a change of it.",
    [
      .change, .init("message", VoiceMessageView.schema, "The message."),
      .optional("path", .path("/home/eva/answer.txt"), "The file that was written; left out where none was."),
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
  static var voiceMessage: Schema.Member { .init("message", VoiceMessageID.schema, "The message.") }
}
