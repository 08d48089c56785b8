package import KernelDomain
package import RunningDomain

/// A friend's voice message for a moment of a run.
package struct VoiceMessage: Hashable, Sendable {
  package let id: VoiceMessageID
  package let plan: PlanID
  package let share: ShareID
  /// The token that admitted it.
  package let token: MessageToken
  package let received: Timestamp
  /// The name that the friend gave.
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

/// The sound of a message; the store keeps its bytes in a file.
package struct VoiceSound: Hashable, Sendable {
  package let kind: Kind
  package let milliseconds: Int64
  package let bytes: Int
  /// The CRC-32C of the file. An equal sound sent twice is one message.
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

  /// 2 MiB.
  package static let mostBytes = 2 << 20
  /// In milliseconds. In a shorter sound there is nothing to hear.
  package static let leastMilliseconds: Int64 = 500
  /// How much longer than the plan's limit a sound may be, in milliseconds: people end a little late.
  package static let tolerance: Int64 = 1_000
}

/// What happened to a message.
package enum VoiceMessageFate: Hashable, Sendable {
  /// It has not been heard.
  /// - Parameter runs: the number of runs in which it fell due without being played to its end.
  case waiting(runs: Int)
  case played(HeardMoment)
  /// The runner skipped it.
  case skipped(HeardMoment)
  /// It was offered three times, and no client played it.
  case failed(HeardMoment)
}

/// When and where a message was played, skipped or given up.
package struct HeardMoment: Hashable, Sendable {
  /// Nil if it was played outside a run.
  package let run: RunID?
  package let time: Timestamp
  /// The length of the run so far, in millimetres; nil without a run.
  package let length: Int64?
  /// The active time of the run so far, in milliseconds; nil without a run.
  package let active: Int64?
  /// Whether the client confirmed that it played to the end.
  package let isConfirmed: Bool

  package init(run: RunID?, time: Timestamp, length: Int64?, active: Int64?, isConfirmed: Bool) {
    self.run = run
    self.time = time
    self.length = length
    self.active = active
    self.isConfirmed = isConfirmed
  }
}

/// The runner's answer.
package struct VoiceReply: Hashable, Sendable {
  package let text: String
  package let time: Timestamp

  package init(text: String, time: Timestamp) {
    self.text = text
    self.time = time
  }

  package static let longest = 280
}
