package import KernelDomain
package import RunningDomain

/// What a friend said, for a moment of a run.
package struct VoiceMessage: Hashable, Sendable {
  package let id: VoiceMessageID
  package let plan: PlanID
  package let share: ShareID
  /// What admitted it.
  package let token: MessageToken
  package let received: Timestamp
  /// Who speaks, in their own words.
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

/// The sound of a message, which the store keeps in a file of its own.
package struct VoiceSound: Hashable, Sendable {
  package let kind: Kind
  package let milliseconds: Int64
  package let bytes: Int
  /// CRC-32C of the file: the same sound sent twice is one message.
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
  /// Milliseconds under which there is nothing to hear.
  package static let leastMilliseconds: Int64 = 500
  /// Milliseconds beyond the plan's seconds that are let pass: people end a little late.
  package static let tolerance: Int64 = 1_000
}

/// What became of a message.
package enum VoiceMessageFate: Hashable, Sendable {
  /// It has not been heard.
  /// - Parameter runs: in how many it came due without being played to its end.
  case waiting(runs: Int)
  case played(HeardMoment)
  /// She did not want to hear it then.
  case skipped(HeardMoment)
  /// It was offered three times, and nobody played it.
  case failed(HeardMoment)
}

/// When and where something became of a message.
package struct HeardMoment: Hashable, Sendable {
  /// Nil where it was played outside of any run.
  package let run: RunID?
  package let time: Timestamp
  /// Millimetres; nil without a run.
  package let length: Int64?
  /// Milliseconds of active time; nil without a run.
  package let active: Int64?
  /// Whether the client said that it played to the end.
  package let isConfirmed: Bool

  package init(run: RunID?, time: Timestamp, length: Int64?, active: Int64?, isConfirmed: Bool) {
    self.run = run
    self.time = time
    self.length = length
    self.active = active
    self.isConfirmed = isConfirmed
  }
}

/// What she answered.
package struct VoiceReply: Hashable, Sendable {
  package let text: String
  package let time: Timestamp

  package init(text: String, time: Timestamp) {
    self.text = text
    self.time = time
  }

  package static let longest = 280
}
