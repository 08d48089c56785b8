package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
package import SupportDomain

/// A plan as it stands.
package struct SupportPlanView: Codable, Hashable, Sendable {
  package var plan: PlanID
  package var name: String
  /// Left out where she does not know yet.
  package var day: CivilDay?
  /// How far she means to run; left out where she did not say.
  package var goalMillimetres: Int64?
  /// How many messages each supporter may send.
  package var mostMessages: Int
  package var mostSeconds: Int
  package var showsSenders: Bool
  package var state: State
  package var shares: [SupportShareView]
  /// How many messages wait for a run.
  package var waiting: Int
  /// How many were played.
  package var played: Int
  package var runs: [RunID]

  package static let schema = Schema(
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

  package enum State: String, CaseIterable, Codable, Sendable {
    /// No run has followed it.
    case planned
    /// The run under way follows it.
    case running
    /// A run that followed it was saved; messages that did not come due wait for another.
    case done
  }
}

/// A plan shared with one supporter, as it stands.
package struct SupportShareView: Codable, Hashable, Sendable {
  package var share: ShareID
  package var plan: PlanID
  package var friend: String
  package var state: SupportShareState
  package var created: Timestamp
  package var lastDay: CivilDay
  /// How many messages it admitted.
  package var received: Int
  /// How many it admits at most.
  package var most: Int
  package var link: String

  package static let schema = Schema(
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

/// What the page for a supporter is made of, and what it may write back.
///
/// The page saves `NAME.samwise`, one JSON object in UTF-8:
///
///     {"samwise":1,"share":"…26 letters…","token":"…26 letters…","from":"Sarah","text":"You can do it",
///      "trigger":{"metres":5200},"audio":{"type":"audio/mp4","base64":"…"}}
///
/// `trigger` is one of `{"metres":5200}` (100 to 1,000,000), `{"minutes":25}` (1 to 6,000), `{"finish":true}`, in whole
/// numbers; `from` has 1 to 40 letters, `text` at most 280 and may be left out. `audio.type` is passed over: the bytes tell.
/// Base64 is the standard's (RFC 4648, section 4) with its padding and no line breaks. Members of other names are passed
/// over.
package struct SharePageContent: Codable, Hashable, Sendable {
  package var share: ShareID
  package var runner: String
  package var friend: String
  package var plan: String
  package var day: CivilDay?
  package var goalMillimetres: Int64?
  package var tokens: [MessageToken]
  package var mostSeconds: Int
  package var lastDay: CivilDay
  package var state: SupportShareState

  package static let schema = Schema(
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

/// Makes the page for a supporter.
package protocol SharePageMaker: Sendable {
  /// A whole file of HTML that needs nothing else.
  /// - Parameter language: in which it begins; it has all of them.
  func page(_ content: SharePageContent, language: Language) -> [UInt8]
}
