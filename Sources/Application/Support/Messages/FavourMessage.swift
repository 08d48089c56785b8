package import KernelApplication
import KernelDomain
package import SupportDomain

package struct FavourMessage: UseCase {
  package static let method = "support.favourMessage"
  package static let summary = "Mark a message that was played as a favourite, or remove the mark."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.messageDescription]

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID
    package var isFavourite: Bool

    package static let schema = Schema(
      "The message, and whether it is a favourite.",
      [.voiceMessage, .init("isFavourite", .flag, "Whether the message is a favourite.", examples: ["true"])])

    package init(message: VoiceMessageID, isFavourite: Bool) {
      self.message = message
      self.isFavourite = isFavourite
    }
  }

  package typealias Output = VoiceMessageOutput

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.change(input.message) { message in
      message.isFavourite == input.isFavourite ? [] : [.favour(message.id, input.isFavourite)]
    }
  }
}
