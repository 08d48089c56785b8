package import KernelDomain
package import RunningDomain

/// A voice message from a friend, to be played when a run reaches the message's trigger.
package struct VoiceMessage: Hashable, Sendable {
  package let id: VoiceMessageID
  package let plan: PlanID
  package let share: ShareID
  /// The token with which the message was sent. No other message can use it.
  package let token: MessageToken
  package let received: Timestamp
  /// The sender's name as the friend who sent the message entered it.
  package let from: String
  package let text: String?
  package let trigger: MessageTrigger
  package let sound: VoiceSound
  package var fate: VoiceMessageFate
  package var isFavourite = false
  package var reply: VoiceReply?

  package init(
    id: VoiceMessageID, plan: PlanID, share: ShareID, token: MessageToken, received: Timestamp, from: String,
    text: String?, trigger: MessageTrigger, sound: VoiceSound, fate: VoiceMessageFate = .waiting(runs: 0)
  ) {
    self.id = id
    self.plan = plan
    self.share = share
    self.token = token
    self.received = received
    self.from = from
    self.text = text
    self.trigger = trigger
    self.sound = sound
    self.fate = fate
  }

  package static let longestText = 280
}

/// The properties of a message's sound; the sound itself is a file in the store.
package struct VoiceSound: Hashable, Sendable {
  package let kind: Kind
  package let milliseconds: Int64
  package let bytes: Int
  /// The checksum of the file (CRC-32C). It identifies a sound that is sent twice, so that the sound is stored only
  /// once.
  package let checksum: UInt32

  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    case wav, ogg, m4a
  }

  package init(kind: Kind, milliseconds: Int64, bytes: Int, checksum: UInt32) {
    self.kind = kind
    self.milliseconds = milliseconds
    self.bytes = bytes
    self.checksum = checksum
  }

  /// The greatest size of a sound file: 2 MiB.
  package static let mostBytes = 2 << 20
  /// The minimum duration of an accepted sound, in milliseconds. In a shorter sound, nothing can be heard.
  package static let leastMilliseconds: Int64 = 500
  /// How much longer than the plan's limit a sound may be, in milliseconds, since recordings may end a little late.
  package static let tolerance: Int64 = 1_000
}

/// The fate of a message: it is waiting, or it was played, skipped or given up.
package enum VoiceMessageFate: Hashable, Sendable {
  /// The message has not been played to its end yet.
  /// - Parameter runs: the number of runs in which the message became due but was not played to its end.
  case waiting(runs: Int)
  case played(HeardMoment)
  /// The runner skipped the message.
  case skipped(HeardMoment)
  /// The message was given up, because it was offered to clients three times and none played it.
  case failed(HeardMoment)
}

/// The moment of a run at which a message was played, skipped or given up.
package struct HeardMoment: Hashable, Sendable {
  /// The run in which the message was played, skipped or given up; nil outside a run.
  package let run: RunID?
  package let time: Timestamp
  /// The distance that the run had reached when the message was played, skipped or given up, in millimetres; nil
  /// outside a run.
  package let length: Int64?
  /// The active time that the run had reached when the message was played, skipped or given up, in milliseconds; nil
  /// outside a run.
  package let active: Int64?
  /// Whether a client confirmed that it played the message to the end.
  package let isConfirmed: Bool

  package init(run: RunID?, time: Timestamp, length: Int64?, active: Int64?, isConfirmed: Bool) {
    self.run = run
    self.time = time
    self.length = length
    self.active = active
    self.isConfirmed = isConfirmed
  }
}

/// The text with which the runner replies to a message.
package struct VoiceReply: Hashable, Sendable {
  package let text: String
  package let time: Timestamp

  package init(text: String, time: Timestamp) {
    self.text = text
    self.time = time
  }
}
