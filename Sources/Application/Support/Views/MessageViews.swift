package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
package import SupportDomain

/// A message in a list. Until it was played nothing tells what is said in it, how long, or when it will be heard.
package struct VoiceMessageView: Codable, Hashable, Sendable {
  package var message: VoiceMessageID
  package var plan: PlanID
  package var from: String?
  package var state: State
  package var isPlayable: Bool
  package var heard: Heard?
  package var isFavourite: Bool
  package var text: String?
  /// Left out before it was played.
  package var durationMilliseconds: Int64?
  package var reply: String?

  package static let schema = Schema(
    "VoiceMessage", "A message. Before it was played nothing tells what it says, how long it is or when it is heard.",
    [
      .init("message", VoiceMessageID.schema, "Its name."), .init("plan", PlanID.schema, "The plan."),
      .optional("from", .text, "Who speaks; left out before it was played where the plan does not show that."),
      .init("state", Schema("VoiceMessageState", "How a message stands.", State.allCases), "How it stands."),
      .init("isPlayable", .flag, "Whether it can be played outside of a run now."),
      .optional("heard", Heard.schema, "Left out unless it was played, skipped or given up."),
      .init("isFavourite", .flag, "Whether it is a favourite."),
      .optional("text", .text, "What it says in writing; left out before it was played."),
      .active("durationMilliseconds", "How long it is; left out before it was played."),
      .optional("reply", .text, "What was answered; left out where nothing was."),
    ])

  package enum State: String, CaseIterable, Codable, Sendable {
    case waiting
    /// Its moment has come in the run under way, or it sounds.
    case playing
    case played, skipped, failed
  }

  /// When and where something became of it.
  package struct Heard: Codable, Hashable, Sendable {
    package var time: Timestamp
    package var run: RunID?
    package var lengthMillimetres: Int64?
    package var activeMilliseconds: Int64?
    package var isConfirmed: Bool

    static let schema = Schema(
      "HeardMoment", "When and where something became of a message.",
      [
        .init("time", Timestamp.schema, "When."),
        .optional("run", RunID.schema, "In which run; left out outside of any."),
        .millimetres("lengthMillimetres", "How far the run was; left out outside of any."),
        .active("activeMilliseconds", "How long it was without pauses; left out outside of any."),
        .init("isConfirmed", .flag, "False where nobody told that it was played to its end."),
      ])
  }
}

/// A message that is to be heard again.
package struct VoiceMessageDetails: Described, Equatable {
  package var message: VoiceMessageView
  package var planName: String
  /// Those before and behind it that were played in the same run; left out at the ends.
  package var previousMessage: VoiceMessageID?
  package var nextMessage: VoiceMessageID?

  package static let schema = Schema(
    "VoiceMessageDetails", "A message that was played.",
    [
      .init("message", VoiceMessageView.schema, "The message."),
      .init("planName", .text, "What its plan is called."),
      .optional("previousMessage", VoiceMessageID.schema, "Heard before it in the same run; left out of the first."),
      .optional("nextMessage", VoiceMessageID.schema, "Heard behind it in the same run; left out of the last."),
    ])
}

/// The sound of a message.
package struct VoiceSoundView: Described, Equatable {
  package var message: VoiceMessageID
  /// The file in the store, for programs of this machine.
  package var path: String
  package var format: VoiceSound.Kind
  package var durationMilliseconds: Int64
  package var base64: String?

  package static let schema = Schema(
    "VoiceSound", "The sound of a message.",
    [
      .init("message", VoiceMessageID.schema, "The message."),
      .init("path", .path("/home/eva/.local/share/recordbook/support/messages/p7k3qz0/m4x0w9c.7.ogg"), "The file."),
      .init("format", VoiceSound.Kind.schema, "What it is."),
      .init("durationMilliseconds", .integer, "How long it is.", unit: .milliseconds),
      .optional("base64", .text, "The file itself; left out where it was not asked for."),
    ])
}

/// A message that is to be played now.
package struct CueView: Codable, Hashable, Sendable {
  package var delivery: DeliveryID
  package var message: VoiceMessageID
  package var from: String?
  package var state: State
  /// Seconds of the chime before it; 0 where she wants none.
  package var chimeSeconds: Double
  package var leadSeconds: Double
  package var durationMilliseconds: Int64
  package var format: VoiceSound.Kind
  package var path: String

  package static let schema = Schema(
    "Cue", "A message that is to be played now.",
    [
      .init("delivery", DeliveryID.schema, "What reports name."), .init("message", VoiceMessageID.schema, "Which."),
      .optional(
        "from", .text, "Who speaks; left out where the plan does not show that, and while the book is locked."),
      .init(
        "state",
        Schema("CueState", "How a cue stands.", State.allCases) { state in
          switch state {
          case .offered: "no client has said that it plays"
          case .started: nil
          }
        }, "How it stands."),
      .init("chimeSeconds", .number, "How long a chime comes first; 0 for none.", unit: .seconds),
      .init("leadSeconds", .number, "From the chime's beginning to that of the voice.", unit: .seconds),
      .init("durationMilliseconds", .integer, "How long the voice is.", unit: .milliseconds),
      .init("format", VoiceSound.Kind.schema, "What the file is."),
      .init(
        "path", .path("/home/eva/.local/share/recordbook/support/messages/p7k3qz0/m4x0w9c.7.ogg"),
        "The file, for programs of this machine; others ask `support.readCue`."),
    ])

  package enum State: String, CaseIterable, Codable, Sendable {
    /// No client has said that it plays.
    case offered
    case started
  }
}
