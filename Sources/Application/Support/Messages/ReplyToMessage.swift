package import KernelApplication
import KernelDomain
package import SupportDomain

package struct ReplyToMessage: UseCase {
  package static let method = "support.replyToMessage"
  package static let summary = "Answer a message that was played, once: at most 280 letters, as a file to be sent."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + .writingFiles + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.messageDescription]

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID
    package var text: String
    /// A text file to be sent to the friend, which must not be there yet; nil writes none.
    package var path: String?

    package static let schema = Schema(
      "The answer.",
      [
        .voiceMessage, .init("text", .text, "At most 280 letters.", examples: [#""Thank you!""#]),
        .optional("path", .path("/home/eva/answer.txt"), "A file to be sent, which is not there yet."),
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

extension ReplyToMessage.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { path.map { [("path", $0)] } ?? [] }
}
