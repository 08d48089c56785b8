package import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
package import SupportDomain

extension PlanID {
  package static var schema: Schema {
    Schema(
      "PlanID", "The name of a plan.", .text(pattern: "^p[0-9a-hjkmnp-tv-z]{6}$"), examples: [#""p7k3qz0""#],
      from: [Schema.Source("support.listPlans", "/plans/*/plan")])
  }
}

extension ShareID {
  package static var schema: Schema {
    Schema(
      "ShareID", "The name of a plan shared with one friend: 26 random letters.",
      .text(pattern: "^[0-9a-hjkmnp-tv-z]{26}$"), examples: [#""0123456789abcdefghjkmnpqrs""#],
      from: [Schema.Source("support.listPlans", "/plans/*/shares/*/share")])
  }
}

extension MessageToken {
  package static var schema: Schema {
    Schema(
      "MessageToken", "What admits one message: 26 random letters.", .text(pattern: "^[0-9a-hjkmnp-tv-z]{26}$"),
      examples: [#""0123456789abcdefghjkmnpqrs""#])
  }
}

extension VoiceMessageID {
  package static var schema: Schema {
    Schema(
      "VoiceMessageID", "The name of a message.", .text(pattern: "^m[0-9a-hjkmnp-tv-z]{6}$"),
      examples: [#""m4x0w9c""#], from: [Schema.Source("support.listMessages", "/messages/*/message")])
  }
}

extension DeliveryID {
  package static var schema: Schema {
    Schema(
      "DeliveryID", "One message in one run: the message's name and a number.",
      .text(pattern: #"^m[0-9a-hjkmnp-tv-z]{6}\.[1-9][0-9]*$"#), examples: [#""m4x0w9c.1""#])
  }
}

extension Schema {
  /// 1 to 40 letters that hide nothing.
  static var shortName: Schema { Schema(.text(pattern: nil)) }
}

extension Schema.Member {
  static var change: Schema.Member {
    .optional("change", .ordinal, "The number of the change, which undo takes; left out where nothing changed.")
  }

  static func millimetres(_ name: String, _ summary: String) -> Schema.Member {
    .optional(name, .integer, summary, unit: .of("millimetres"))
  }

  static func active(_ name: String, _ summary: String) -> Schema.Member {
    .optional(name, .integer, summary, unit: .milliseconds)
  }

  static func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of(unit))
  }
}

extension SupportShareState {
  package static var schema: Schema {
    Schema("ShareState", "Whether a share admits messages.", SupportShareState.allCases) { state in
      switch state {
      case .open: nil
      case .used: "as many came as it admits"
      case .expired: "its last day is over"
      case .revoked: "its owner took it back"
      }
    }
  }
}

extension SupportShareView {
  package static var schema: Schema {
    Schema(
      "Share", "A plan shared with one friend.",
      [
        .init("share", ShareID.schema, "Its name."), .init("plan", PlanID.schema, "The plan."),
        .init("friend", .text, "Whom it was made for."), .init("state", SupportShareState.schema, "How it stands."),
        .init("created", Timestamp.schema, "When it was made."),
        .init("lastDay", CivilDay.schema, "The last day on which it admits messages."),
        .count("received", "How many messages it admitted.", "messages"),
        .count("most", "How many it admits at most.", "messages"),
        .init("link", .text, "Where it is shown.", examples: [#""samwise://share/0123456789abcdefghjkmnpqrs""#]),
      ])
  }
}

extension SupportPlanView {
  package static var schema: Schema {
    Schema(
      "SupportPlan", "A run that friends are asked to speak to.",
      [
        .init("plan", PlanID.schema, "Its name in the book."), .init("name", .text, "What it is called."),
        .optional("day", CivilDay.schema, "When; left out where that is open."),
        .millimetres("goalMillimetres", "How far; left out where that is open."),
        .count("mostMessages", "How many messages each friend may send.", "messages"),
        .init("mostSeconds", .integer, "How long a message may be.", unit: .seconds),
        .init("showsSenders", .flag, "Whether it is told who sent a message before it was played."),
        .init(
          "state",
          Schema("SupportPlanState", "How a plan stands.", State.allCases) { state in
            switch state {
            case .planned: "no run has followed it"
            case .running: "the run under way follows it"
            case .done: "a run followed it"
            }
          }, "How it stands."),
        .init("shares", .list(SupportShareView.schema), "Whom it was shared with, earliest first."),
        .count("waiting", "How many messages wait for a run.", "messages"),
        .count("played", "How many were played.", "messages"),
        .init("runs", .list(RunID.schema), "The runs that followed it, earliest first."),
      ])
  }
}

extension SharePageContent {
  package static var schema: Schema {
    Schema(
      "SharePage", "What the page for a friend is made of.",
      [
        .init("share", ShareID.schema, "The share."),
        .init("runner", .text, "Who runs; empty where the profile has no name."),
        .init("friend", .text, "Whom it is made for."), .init("plan", .text, "What the plan is called."),
        .optional("day", CivilDay.schema, "When she runs; left out where that is open."),
        .millimetres("goalMillimetres", "How far; left out where that is open."),
        .init("tokens", .list(MessageToken.schema), "One for each message that can still be sent."),
        .init("mostSeconds", .integer, "How long a message may be.", unit: .seconds),
        .init("lastDay", CivilDay.schema, "The last day on which messages are taken."),
        .init("state", SupportShareState.schema, "How the share stands."),
      ])
  }
}

extension VoiceMessageView {
  package static var schema: Schema {
    Schema(
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
  }
}

extension VoiceMessageView.Heard {
  static var schema: Schema {
    Schema(
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

extension VoiceMessageDetails {
  package static var schema: Schema {
    Schema(
      "VoiceMessageDetails", "A message that was played.",
      [
        .init("message", VoiceMessageView.schema, "The message."),
        .init("planName", .text, "What its plan is called."),
        .optional("previousMessage", VoiceMessageID.schema, "Heard before it in the same run; left out of the first."),
        .optional("nextMessage", VoiceMessageID.schema, "Heard behind it in the same run; left out of the last."),
      ])
  }
}

extension VoiceSoundView {
  package static var schema: Schema {
    Schema(
      "VoiceSound", "The sound of a message.",
      [
        .init("message", VoiceMessageID.schema, "The message."),
        .init("path", .path("/home/eva/.local/share/recordbook/support/messages/p7k3qz0/m4x0w9c.7.ogg"), "The file."),
        .init("format", VoiceSound.Kind.schema, "What it is."),
        .init("durationMilliseconds", .integer, "How long it is.", unit: .milliseconds),
        .optional("base64", .text, "The file itself; left out where it was not asked for."),
      ])
  }
}

extension VoiceSound.Kind {
  static var schema: Schema {
    Schema("SoundFormat", "A format of sounds.", VoiceSound.Kind.allCases) { kind in
      switch kind {
      case .wav: "RIFF, PCM or floating point"
      case .ogg: "Opus in Ogg"
      case .m4a: "MP4, in fragments too"
      }
    }
  }
}

extension CueView {
  package static var schema: Schema {
    Schema(
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
  }
}

extension SupportActiveView {
  package static var schema: Schema {
    Schema(
      "SupportActive", "The run under way and who is with her.",
      [
        .optional("run", RunID.schema, "Left out while none is under way."),
        .init("state", LiveRunView.State.schema, "How it stands."),
        .optional("pause", LiveRunView.Pause.schema, "Why it is paused; left out unless it is."),
        .optional("signal", LiveRunView.Signal.schema, "How well positions are known; left out indoors."),
        .optional(
          "doubt", LiveRunView.Doubt.schema,
          "What has to be confirmed where the run is saved; left out of a likely run."),
        .optional("plan", SupportPlanView.schema, "The plan that it follows; left out where it follows none."),
        .init("lengthMillimetres", .integer, "How far it went.", unit: .of("millimetres")),
        .init("activeMilliseconds", .integer, "How long, without pauses.", unit: .milliseconds),
        .active("paceMilliseconds", "Of the last 15 s, a kilometre; left out where there is none."),
        .optional("playing", CueView.schema, "What sounds, or is to; left out where nothing does."),
        .init("heard", .list(VoiceMessageView.schema), "What was heard in it, earliest first."),
      ])
  }
}

extension SupportedRunView {
  package static var schema: Schema {
    Schema(
      "SupportedRun", "A run that followed a plan.",
      [
        .init("run", RunID.schema, "The run."), .init("plan", PlanID.schema, "The plan."),
        .init("planName", .text, "What that is called."),
        .optional("name", .text, "What the run is called; left out where it has no name."),
        .init("day", CivilDay.schema, "The day on which it began."),
        .millimetres("lengthMillimetres", "How far; left out where the run is in the book no more."),
        .active("activeMilliseconds", "How long, without pauses; left out where the run is in the book no more."),
        .init("friends", .list(.text), "Whose messages were heard in it, each once."),
        .count("played", "How many were.", "messages"),
      ])
  }
}

extension SupportHomeView {
  package static var schema: Schema {
    Schema(
      "SupportHome", "Where a person begins.",
      [
        .optional("nextPlan", SupportPlanView.schema, "The next plan; left out where there is none to come."),
        .init("senders", .list(.text), "Who has sent messages for it, where it shows that."),
        .init("isRunning", .flag, "Whether a run is under way."),
        .optional(
          "awaitsSaving", .flag,
          "True where a run is over that is neither saved nor discarded yet; left out elsewhere."),
        .init("plans", .list(SupportPlanView.schema), "Plans to come, soonest first."),
        .init("runs", .list(SupportedRunView.schema), "Runs that followed plans, latest first."),
      ])
  }
}
