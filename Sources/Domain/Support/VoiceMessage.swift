package import KernelDomain
package import RunningDomain

/// A friend's voice message, to be played at a moment of a run.
package struct VoiceMessage: Hashable, Sendable {
  package let id: VoiceMessageID
  package let plan: PlanID
  package let share: ShareID
  /// The token that admitted the message.
  package let token: MessageToken
  package let received: Timestamp
  /// The sender's name, as the friend entered it.
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

/// The sound of a message. The store holds its bytes in a file.
package struct VoiceSound: Hashable, Sendable {
  package let kind: Kind
  package let milliseconds: Int64
  package let bytes: Int
  /// The checksum of the file (CRC-32C). If an equal sound is sent twice, it is stored as one message.
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
  /// The shortest sound accepted, in milliseconds: a shorter one has nothing to hear.
  package static let leastMilliseconds: Int64 = 500
  /// How much longer than the plan's limit a sound may be, in milliseconds, since people end a little late.
  package static let tolerance: Int64 = 1_000
}

/// What has happened to a message: whether it still waits, or was played, skipped or given up.
package enum VoiceMessageFate: Hashable, Sendable {
  /// The message has not been heard.
  /// - Parameter runs: the number of runs in which the message fell due without being played to its end.
  case waiting(runs: Int)
  case played(HeardMoment)
  /// The runner skipped the message.
  case skipped(HeardMoment)
  /// The message was offered three times, and no client played it.
  case failed(HeardMoment)
}

/// When and where a message was played, skipped or given up.
package struct HeardMoment: Hashable, Sendable {
  /// The run in which the message was played; nil if it was played outside a run.
  package let run: RunID?
  package let time: Timestamp
  /// The length of the run so far, in millimetres; nil without a run.
  package let length: Int64?
  /// The active time of the run so far, in milliseconds; nil without a run.
  package let active: Int64?
  /// Whether the client confirmed that it played the message to the end.
  package let isConfirmed: Bool

  package init(run: RunID?, time: Timestamp, length: Int64?, active: Int64?, isConfirmed: Bool) {
    self.run = run
    self.time = time
    self.length = length
    self.active = active
    self.isConfirmed = isConfirmed
  }
}

/// The runner's answer to a message.
package struct VoiceReply: Hashable, Sendable {
  package let text: String
  package let time: Timestamp

  package init(text: String, time: Timestamp) {
    self.text = text
    self.time = time
  }

  package static let longest = 280
}
