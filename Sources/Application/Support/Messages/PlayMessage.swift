package import KernelApplication
import KernelDomain
package import SupportDomain

/// The sound of a message, to be heard outside of a run. One that was skipped or given up, or did not come due in a run
/// that is over, counts as played from then on.
package struct PlayMessage: UseCase {
  package static let method = "support.playMessage"
  package static let summary = "The sound of a message, to be heard outside of a run: again, or what a run left over."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + [.notFound], announces: [SupportEvents.messageDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    /// True answers the file itself in base64, too.
    package var bytes: Bool?

    package init(message: VoiceMessageID, bytes: Bool? = nil) {
      self.message = message
      self.bytes = bytes
    }
  }

  package typealias Output = VoiceSoundOutput

  private let reader: SupportReader
  private let base64: @Sendable ([UInt8]) -> String

  package init(reader: SupportReader, base64: @escaping @Sendable ([UInt8]) -> String) {
    self.reader = reader
    self.base64 = base64
  }

  /// Fails with `conflict` for one that waits for its run.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let live = try reader.deliveries.current()
    let now = reader.now()
    let changed = try reader.store.change { (book) throws(Failure) in
      var state = SupportState(book: book, live: live, now: now)
      for (id, fate) in live?.fates() ?? [] { state.book.apply(.settle(id, fate)) }
      let message = try reader.message(input.message, in: state.book)
      guard state.isPlayable(message) else { throw .conflict(.support(.notPlayedYet)) }
      // Those of the run under way are settled with it.
      guard !message.isPlayed, live?.deliveries.plan != message.plan else { return SupportDecision([], message) }
      let moment = HeardMoment(
        run: message.heard?.run, time: now, length: message.heard?.length, active: message.heard?.active,
        isConfirmed: true)
      return SupportDecision([.settle(message.id, .played(moment))], message)
    }
    let sound = try reader.sound(of: changed.value, inBase64: input.bytes == true ? base64 : nil)
    return Output(sound: sound, plan: changed.value.plan, isNew: changed.number != nil)
  }
}

/// The sound of a message that is played outside of a run.
package struct VoiceSoundOutput: Codable, Hashable, Sendable {
  package var sound: VoiceSoundView
  private var plan: PlanID?
  private var isNew = false

  private enum CodingKeys: String, CodingKey {
    case sound
  }

  init(sound: VoiceSoundView, plan: PlanID, isNew: Bool) {
    self.sound = sound
    self.plan = plan
    self.isNew = isNew
  }
}

extension VoiceSoundOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard isNew, let plan else { return [] }
    return [
      BookEvent(SupportEvents.messageChanged, SupportEvents.MessageChanged(message: sound.message, plan: plan))
    ]
  }
}

extension SupportReader {
  func sound(
    of message: VoiceMessage, inBase64 base64: (@Sendable ([UInt8]) -> String)?
  ) throws(Failure) -> VoiceSoundView {
    VoiceSoundView(
      message: message.id, path: try store.path(ofSound: message), format: message.sound.kind,
      durationMilliseconds: message.sound.milliseconds,
      base64: try base64.map { (base64) throws(Failure) in base64(try store.bytes(ofSound: message)) })
  }
}

/// Marks a message as a favourite, or as none any more.
package struct FavourMessage: UseCase {
  package static let method = "support.favourMessage"
  package static let summary = "Mark a message that was played as a favourite, or as none any more."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + [.notFound], announces: [SupportEvents.messageDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var isFavourite: Bool

    package init(message: VoiceMessageID, isFavourite: Bool) {
      self.message = message
      self.isFavourite = isFavourite
    }
  }

  package typealias Output = VoiceMessageOutput

  private let reader: SupportReader

  package init(reader: SupportReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.change(input.message) { message in
      message.isFavourite == input.isFavourite ? [] : [.favour(message.id, input.isFavourite)]
    }
  }
}

/// Answers a message, once.
package struct ReplyToMessage: UseCase {
  package static let method = "support.replyToMessage"
  package static let summary = "Answer a message that was played, once: at most 280 letters, as a file to be sent."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + .writingFiles + [.notFound],
      announces: [SupportEvents.messageDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var text: String
    /// A text file to be sent to the friend, which must not be there yet; nil writes none.
    package var path: String?

    package init(message: VoiceMessageID, text: String, path: String? = nil) {
      self.message = message
      self.text = text
      self.path = path
    }
  }

  package typealias Output = VoiceMessageOutput

  private let reader: SupportReader
  private let writer: any FileWriter

  package init(reader: SupportReader, writer: any FileWriter) {
    self.reader = reader
    self.writer = writer
  }

  /// Fails with `conflict` where it was answered before; the same answer again may still be written to a file.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let text = try SupportReader.checkedText(input.text, "text")
    let now = reader.now()
    var written: String?
    var output = try reader.change(input.message) { (message) throws(Failure) in
      if let reply = message.reply, reply.text != text { throw .conflict(.support(.repliedAlready)) }
      if let path = input.path { written = try writer.write(Array((text + "\n").utf8), to: path) }
      return message.reply == nil ? [.reply(message.id, VoiceReply(text: text, time: now))] : []
    }
    output.path = written
    return output
  }
}

extension SupportReader {
  /// Does something to a message that was played.
  func change(
    _ id: VoiceMessageID, _ decide: (VoiceMessage) throws(Failure) -> [SupportEdit]
  ) throws(Failure) -> VoiceMessageOutput {
    let live = try deliveries.current()
    let now = now()
    let changed = try store.change { (book) throws(Failure) in
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

/// A message after a change of it.
package struct VoiceMessageOutput: Codable, Hashable, Sendable {
  /// The number of the change, which undo takes; left out where nothing changed.
  package var change: Int?
  package var message: VoiceMessageView
  /// The file that was written; left out where none was.
  package var path: String?
}

extension VoiceMessageOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    let details = SupportEvents.MessageChanged(message: message.message, plan: message.plan)
    return [BookEvent(SupportEvents.messageChanged, details)]
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

extension ReplyToMessage.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { path.map { [("path", $0)] } ?? [] }
}

extension Schema.Member {
  fileprivate static var voiceMessage: Schema.Member { .init("message", VoiceMessageID.schema, "The message.") }
}

extension PlayMessage.Input {
  package static var schema: Schema {
    Schema("Which message.", [.voiceMessage, .optional("bytes", .flag, "True answers the file itself, too.")])
  }
}

extension VoiceSoundOutput {
  package static var schema: Schema { Schema("The sound.", [.init("sound", VoiceSoundView.schema, "The sound.")]) }
}

extension FavourMessage.Input {
  package static var schema: Schema {
    Schema("Which message.", [.voiceMessage, .init("isFavourite", .flag, "Whether it is one.", examples: ["true"])])
  }
}

extension ReplyToMessage.Input {
  package static var schema: Schema {
    Schema(
      "The answer.",
      [
        .voiceMessage, .init("text", .text, "At most 280 letters.", examples: [#""Thank you!""#]),
        .optional("path", .path("/home/eva/answer.txt"), "A file to be sent, which is not there yet."),
      ])
  }
}

extension VoiceMessageOutput {
  package static var schema: Schema {
    Schema(
      "ChangedMessage", "A message after a change of it.",
      [
        .change, .init("message", VoiceMessageView.schema, "The message."),
        .optional("path", .path("/home/eva/answer.txt"), "The file that was written; left out where none was."),
      ])
  }
}

extension DeleteMessage.Output {
  package static var schema: Schema {
    Schema("What went.", [.voiceMessage, .init("plan", PlanID.schema, "Its plan.")])
  }
}
