package import KernelApplication
import KernelDomain
package import SupportDomain

/// Returns a message's recording, so that it can be played outside of a run. If the message was not played when it was
/// due in a run (it was skipped, given up or missed), it counts as played from now on.
package struct PlayMessage: UseCase {
  package static let method = "support.playMessage"
  package static let summary =
    "Play a message outside of a run: again, or for the first time if it was missed in a run."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.messageDescription]

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID
    package var bytes: Bool?

    package static let schema = Schema(
      "The message to play.",
      [
        .voiceMessage,
        .optional("bytes", .flag, "True if the answer contains the sound file itself, too; if left out, false."),
      ])

    package init(message: VoiceMessageID, bytes: Bool? = nil) {
      self.message = message
      self.bytes = bytes
    }
  }

  package typealias Output = VoiceSoundOutput

  let reader: SupportReader
  let base64: @Sendable ([UInt8]) -> String

  /// Returns the recording. Fails with `conflict` if the message was never due in a run.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let live = try reader.deliveries.current()
    let now = reader.now()
    let changed = try reader.repository.change { (book) throws(Failure) in
      var state = SupportState(book: book, live: live, now: now)
      for (id, fate) in live?.fates() ?? [] { state.book.apply(.settle(id, fate)) }
      let message = try reader.message(input.message, in: state.book)
      guard state.isPlayable(message) else { throw .conflict(.support(.notPlayedYet)) }
      // The state of messages of the run under way changes only when that run ends.
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

/// The output of `support.playMessage`: a message's recording.
package struct VoiceSoundOutput: Described, Equatable {
  package var sound: VoiceSoundView
  private var plan: PlanID?
  private var isNew = false

  package static let schema = Schema(
    "The sound of the message.", [.init("sound", VoiceSoundView.schema, "The sound of the message.")])

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
      message: message.id, path: try repository.path(ofSound: message), format: message.sound.kind,
      durationMilliseconds: message.sound.milliseconds,
      base64: try base64.map { (base64) throws(Failure) in base64(try repository.bytes(ofSound: message)) })
  }
}
