package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
package import SupportDomain

/// A message in a list. Its text, its duration and the point of a run at which to play it are hidden until the message
/// has been played.
package struct VoiceMessageView: Codable, Hashable, Sendable {
  package var message: VoiceMessageID
  package var plan: PlanID
  package var from: String?
  package var state: State
  package var isPlayable: Bool
  package var heard: Heard?
  package var isFavourite: Bool
  package var text: String?
  /// The message's duration in milliseconds; nil until the message has been played.
  package var durationMilliseconds: Int64?
  package var reply: String?

  package static let schema = Schema(
    "VoiceMessage", "A message. Its text, length and moment of playback are hidden until it has been played.",
    [
      .init("message", VoiceMessageID.schema, "The name of the message."),
      .init("plan", PlanID.schema, "The name of the message's plan."),
      .optional(
        "from", .text, "The sender's name; left out until the message has been played if the plan hides senders."),
      .init(
        "state", Schema("VoiceMessageState", "The state of a message.", State.allCases), "The state of the message."),
      .init("isPlayable", .flag, "Whether the message can be played outside of a run now."),
      .optional(
        "heard", Heard.schema, "When and where the message began to play, or was given up; left out before that."),
      .init("isFavourite", .flag, "Whether the message is a favourite."),
      .optional(
        "text", .text,
        "The text sent with the message; left out until the message has been played, and if there is none."),
      .active(
        "durationMilliseconds",
        "The length of the message, in milliseconds; left out until the message has been played."),
      .optional("reply", .text, "The reply to the message; left out if there is none."),
    ])

  package enum State: String, CaseIterable, Codable, Sendable {
    case waiting
    /// The message is due in the run under way, or a client is playing it.
    case playing
    case played, skipped, failed
  }

  /// When and where in a run the message was played, skipped or given up.
  package struct Heard: Codable, Hashable, Sendable {
    package var time: Timestamp
    package var run: RunID?
    package var lengthMillimetres: Int64?
    package var activeMilliseconds: Int64?
    package var isConfirmed: Bool

    static let schema = Schema(
      "HeardMoment", "When and where a message began to play, or was given up.",
      [
        .init("time", Timestamp.schema, "The instant at which the message began to play, or was given up."),
        .optional("run", RunID.schema, "The name of the run; left out if the message was played outside of a run."),
        .millimetres(
          "lengthMillimetres",
          "The distance run until then, in millimetres; left out if the message was played outside of a run."),
        .active(
          "activeMilliseconds",
          """
          The time run until then without pauses, in milliseconds; left out if the message was played outside of a \
          run.
          """),
        .init("isConfirmed", .flag, "Whether a client confirmed that the message played to its end."),
      ])
  }
}

/// A message that has been played, with the ids of the messages played before and after it.
package struct VoiceMessageDetails: Described, Equatable {
  package var message: VoiceMessageView
  package var planName: String
  /// The message played before `message` in the same run or, if `message` was played outside of runs, the one played
  /// outside of runs before it; nil if `message` was the first.
  package var previousMessage: VoiceMessageID?
  package var nextMessage: VoiceMessageID?

  package static let schema = Schema(
    "VoiceMessageDetails", "A message that was played, and the messages played before and after it.",
    [
      .init("message", VoiceMessageView.schema, "The message that was played."),
      .init("planName", .text, "The title of the message's plan."),
      .optional(
        "previousMessage", VoiceMessageID.schema,
        """
        The name of the message played before this one in its run, or among those played outside of runs; left out for \
        the first.
        """),
      .optional(
        "nextMessage", VoiceMessageID.schema,
        """
        The name of the message played after this one in its run, or among those played outside of runs; left out for \
        the last.
        """),
    ])
}

/// A message's recording, in the outputs of use cases.
package struct VoiceSoundView: Described, Equatable {
  package var message: VoiceMessageID
  /// The path of the recording's file in the store, for programs on this machine.
  package var path: String
  package var format: VoiceSound.Kind
  package var durationMilliseconds: Int64
  package var base64: String?

  package static let schema = Schema(
    "VoiceSound", "The sound of a message.",
    [
      .init("message", VoiceMessageID.schema, "The name of the message."),
      .init(
        "path", .path("/home/eva/.local/share/recordbook/support/messages/p7k3qz0/m4x0w9c.7.ogg"),
        "The path of the sound file."),
      .init("format", VoiceSound.Kind.schema, "The format of the sound file."),
      .init("durationMilliseconds", .integer, "The length of the sound, in milliseconds.", unit: .milliseconds),
      .optional("base64", .text, "The contents of the sound file, in Base64; left out if they were not requested."),
    ])
}

/// A message that clients should play now.
package struct CueView: Codable, Hashable, Sendable {
  package var delivery: DeliveryID
  /// The number of the offer to play the message, which increases each time the message is offered again.
  package var offer: Int
  package var message: VoiceMessageID
  package var from: String?
  package var state: State
  /// The length of the chime before the message in seconds; 0 if chimes are switched off.
  package var chimeSeconds: Double
  package var leadSeconds: Double
  package var durationMilliseconds: Int64
  package var format: VoiceSound.Kind
  package var path: String

  package static let schema = Schema(
    "Cue", "A message that is due for playback.",
    [
      .init("delivery", DeliveryID.schema, "The name of the delivery, for `support.reportPlayback`."),
      .init(
        "offer", .ordinal,
        "The number of the offer, for `support.reportPlayback`; each further offer has the next number."),
      .init("message", VoiceMessageID.schema, "The name of the message."),
      .optional(
        "from", .text, "The sender's name; left out if the plan hides senders, and while the book is locked."),
      .init(
        "state",
        Schema("CueState", "The state of a message that is due for playback.", State.allCases) { state in
          switch state {
          case .offered: "no client has reported that it plays the message"
          case .started: nil
          }
        }, "The state of the playback."),
      .init(
        "chimeSeconds", .number, "The length of the chime before the voice, in seconds; 0 if there is none.",
        unit: .seconds),
      .init(
        "leadSeconds", .number, "The time from the start of the chime to the start of the voice, in seconds.",
        unit: .seconds),
      .init("durationMilliseconds", .integer, "The length of the voice, in milliseconds.", unit: .milliseconds),
      .init("format", VoiceSound.Kind.schema, "The format of the sound file."),
      .init(
        "path", .path("/home/eva/.local/share/recordbook/support/messages/p7k3qz0/m4x0w9c.7.ogg"),
        "The path of the sound file, for programs on the service's computer; others use `support.readCue`."),
    ])

  package enum State: String, CaseIterable, Codable, Sendable {
    /// Clients were asked to play the message, but none has reported yet that it plays the message.
    case offered
    case started
  }
}
