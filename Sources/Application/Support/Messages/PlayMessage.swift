package import KernelApplication
import KernelDomain
package import SupportDomain

/// The sound of a message, to be heard outside of a run. One that was skipped or given up, or that nobody played when its
/// moment came, counts as played from then on.
package struct PlayMessage: UseCase {
  package static let method = "support.playMessage"
  package static let summary =
    "The sound of a message, to be heard outside of a run: again, or one whose moment came in vain."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.messageDescription]

  package struct Input: Described, Equatable {
    package var message: VoiceMessageID
    package var bytes: Bool?

    package static let schema = Schema(
      "Which message.", [.voiceMessage, .optional("bytes", .flag, "True answers the file itself, too.")])

    package init(message: VoiceMessageID, bytes: Bool? = nil) {
      self.message = message
      self.bytes = bytes
    }
  }

  package typealias Output = VoiceSoundOutput

  let reader: SupportReader
  let base64: @Sendable ([UInt8]) -> String

  /// Fails with `conflict` for one that waits for its moment.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let live = try reader.deliveries.current()
    let now = reader.now()
    let changed = try reader.repository.change { (book) throws(Failure) in
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
package struct VoiceSoundOutput: Described, Equatable {
  package var sound: VoiceSoundView
  private var plan: PlanID?
  private var isNew = false

  package static let schema = Schema("The sound.", [.init("sound", VoiceSoundView.schema, "The sound.")])

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
