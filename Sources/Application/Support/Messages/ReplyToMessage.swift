package import KernelApplication
import KernelDomain
package import SupportDomain

package struct ReplyToMessage: UseCase {
  package static let method = "support.replyToMessage"
  package static let summary = "Reply once to a message that was played, and write the reply to a file to send."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + .writingFiles + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.messageDescription]

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID
    package var text: String
    /// The path of a text file to which to write the reply, so that the user can send it to the friend. The file must
    /// not exist yet. Nil writes no file.
    package var path: String?

    package static let schema = Schema(
      "The message, and the reply to it.",
      [
        .voiceMessage,
        .init("text", .text, "The text of the reply, 1 to 280 characters.", examples: [#""Thank you!""#]),
        .optional(
          "path", .path("/home/eva/answer.txt"),
          "The path of the text file to write the reply to, which must not exist yet; if left out, none is written."),
      ])

    package init(message: VoiceMessageID, text: String, path: String? = nil) {
      self.message = message
      self.text = text
      self.path = path
    }
  }

  package typealias Output = VoiceMessageOutput

  let reader: SupportReader
  let writer: any FileWriter

  /// Stores the reply. Fails with `conflict` if the message already has a different reply. An equal reply is accepted,
  /// so that the user can write it to a file again.
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

extension ReplyToMessage.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { path.map { [("path", $0)] } ?? [] }
}
