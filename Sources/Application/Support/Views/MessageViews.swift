package import KernelDomain
package import RunningDomain
package import SupportDomain

/// A message in a list. Until it was played nothing tells what is said in it, how long, or when it will be heard.
package struct VoiceMessageView: Codable, Hashable, Sendable {
  package var message: VoiceMessageID
  package var plan: PlanID
  /// Who speaks; left out before it was played where the plan does not show it.
  package var from: String?
  package var state: State
  /// Whether it can be played outside of a run now.
  package var isPlayable: Bool
  /// Left out unless it was played, skipped or failed.
  package var heard: Heard?
  package var isFavourite: Bool
  /// What it says; left out before it was played, and where it has none.
  package var text: String?
  /// Left out before it was played.
  package var durationMilliseconds: Int64?
  /// What she answered; left out where she did not.
  package var reply: String?

  package enum State: String, CaseIterable, Codable, Sendable {
    case waiting
    /// Its moment has come in the run under way, or it sounds.
    case playing
    case played, skipped, failed
  }

  /// When and where something became of it.
  package struct Heard: Codable, Hashable, Sendable {
    package var time: Timestamp
    /// Left out where it was played outside of any run.
    package var run: RunID?
    package var lengthMillimetres: Int64?
    package var activeMilliseconds: Int64?
    /// False where nobody told that it was played to its end.
    package var isConfirmed: Bool
  }
}

/// A message that is to be heard again.
package struct VoiceMessageDetails: Codable, Hashable, Sendable {
  package var message: VoiceMessageView
  /// The plan's.
  package var planName: String
  /// Those before and behind it that were played in the same run; left out at the ends.
  package var previousMessage: VoiceMessageID?
  package var nextMessage: VoiceMessageID?
}

/// The sound of a message.
package struct VoiceSoundView: Codable, Hashable, Sendable {
  package var message: VoiceMessageID
  /// The file in the store, for programs of this machine.
  package var path: String
  package var format: VoiceSound.Kind
  package var durationMilliseconds: Int64
  /// The file itself in base64, where it was asked for.
  package var base64: String?
}

/// A message that is to be played now.
package struct CueView: Codable, Hashable, Sendable {
  package var delivery: DeliveryID
  package var message: VoiceMessageID
  /// Left out where the plan does not show senders, and of what is told while the book is locked.
  package var from: String?
  package var state: State
  /// Seconds of the chime before it; 0 where she wants none.
  package var chimeSeconds: Double
  /// Seconds from the beginning of the chime to that of the voice.
  package var leadSeconds: Double
  package var durationMilliseconds: Int64
  package var format: VoiceSound.Kind
  /// The file in the store, for programs of this machine; others ask `support.readCue`.
  package var path: String

  package enum State: String, CaseIterable, Codable, Sendable {
    /// No client has said that it plays.
    case offered
    case started
  }
}
