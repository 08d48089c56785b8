package import KernelApplication
package import KernelDomain
import RunningApplication
package import RunningDomain
package import SupportDomain

/// A plan of a run to which friends can send messages, in the outputs of use cases.
package struct SupportPlanView: Codable, Hashable, Sendable {
  package var plan: PlanID
  package var name: String
  /// The day of the run; nil if it is not decided yet.
  package var day: CivilDay?
  /// The distance that the user plans to run, in millimetres; nil if the user gave none.
  package var goalMillimetres: Int64?
  /// The maximum number of messages that each friend may send.
  package var mostMessages: Int
  package var mostSeconds: Int
  package var showsSenders: Bool
  package var state: State
  package var shares: [SupportShareView]
  /// The number of the plan's messages that have not been played yet and wait for a run.
  package var waiting: Int
  /// The number of the plan's messages that have been played.
  package var played: Int
  package var runs: [RunID]

  package static let schema = Schema(
    "SupportPlan", "A planned run for which friends are asked for messages.",
    [
      .init("plan", PlanID.schema, "The name of the plan in the book."), .init("name", .text, "The title of the plan."),
      .optional("day", CivilDay.schema, "The day of the run; left out if it is open."),
      .millimetres("goalMillimetres", "The planned distance, in millimetres; left out if it is open."),
      .count("mostMessages", "The maximum number of messages that each friend may send.", "messages"),
      .init("mostSeconds", .integer, "The maximum length of a message, in seconds.", unit: .seconds),
      .init("showsSenders", .flag, "Whether senders are shown before their messages have been played."),
      .init(
        "state",
        Schema("SupportPlanState", "The state of a plan.", State.allCases) { state in
          switch state {
          case .planned: "no run has followed the plan"
          case .running: "the run under way follows the plan"
          case .done: "a run has followed the plan"
          }
        }, "The state of the plan."),
      .init("shares", .list(SupportShareView.schema), "The shares of the plan, one per friend, earliest first."),
      .count("waiting", "The number of messages that wait for a run.", "messages"),
      .count("played", "The number of messages that were played.", "messages"),
      .init("runs", .list(RunID.schema), "The names of the runs that followed the plan, earliest first."),
    ])

  package enum State: String, CaseIterable, Codable, Sendable {
    /// No run has followed the plan yet.
    case planned
    /// The run under way follows the plan.
    case running
    /// A run that followed the plan was saved. Messages that were not due in that run wait for another run.
    case done
  }
}

/// A share (a plan shared with one friend), in the outputs of use cases.
package struct SupportShareView: Codable, Hashable, Sendable {
  package var share: ShareID
  package var plan: PlanID
  package var friend: String
  package var state: SupportShareState
  package var created: Timestamp
  package var lastDay: CivilDay
  /// The number of messages received from the friend through the share.
  package var received: Int
  /// The maximum number of messages that can be received from the friend through the share.
  package var most: Int
  package var link: String

  package static let schema = Schema(
    "Share", "A plan shared with one friend.",
    [
      .init("share", ShareID.schema, "The name of the share."), .init("plan", PlanID.schema, "The name of the plan."),
      .init("friend", .text, "The friend's name."), .init("state", SupportShareState.schema, "The state of the share."),
      .init("created", Timestamp.schema, "The instant at which the share was made."),
      .init("lastDay", CivilDay.schema, "The last day on which the share accepts messages."),
      .count("received", "The number of messages that were received from the friend.", "messages"),
      .count("most", "The maximum number of messages that the share accepts.", "messages"),
      .init(
        "link", .text, "The link to the screen that shows the share.",
        examples: [#""samwise://share/0123456789abcdefghjkmnpqrs""#]),
    ])
}

/// What a friend's page contains. The page saves each recorded message as `NAME.samwise`, one JSON object in UTF-8:
///
///     {"samwise":1,"share":"…26 letters…","token":"…26 letters…","from":"Sarah","text":"You can do it",
///      "trigger":{"metres":5200},"audio":{"type":"audio/mp4","base64":"…"}}
///
/// `trigger` is one of `{"metres":5200}` (100 to 1,000,000), `{"minutes":25}` (1 to 6,000), `{"finish":true}`, in
/// whole numbers. `from` has 1 to 40 letters; `text` has at most 280 and may be left out. `audio.type` is ignored,
/// because the bytes show the format. Base64 is standard Base64 (RFC 4648, section 4) with padding and without line
/// breaks. Members with other names are ignored.
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
    "SharePage", "The contents of the page for a friend.",
    [
      .init("share", ShareID.schema, "The name of the share."),
      .init("runner", .text, "The runner's name; empty if the profile has no name."),
      .init("friend", .text, "The friend's name."), .init("plan", .text, "The title of the plan."),
      .optional("day", CivilDay.schema, "The day of the run; left out if it is open."),
      .millimetres("goalMillimetres", "The planned distance, in millimetres; left out if it is open."),
      .init(
        "tokens", .list(MessageToken.schema),
        "The unused tokens of the share, one for each message that can still be sent."),
      .init("mostSeconds", .integer, "The maximum length of a message, in seconds.", unit: .seconds),
      .init("lastDay", CivilDay.schema, "The last day on which the share accepts messages."),
      .init("state", SupportShareState.schema, "The state of the share."),
    ])
}

/// Creates the HTML page on which a friend records messages.
package protocol SharePageMaker: Sendable {
  /// Returns the page as a single HTML file that loads no other files.
  /// - Parameters:
  ///   - content: the content of the page.
  ///   - language: the language in which the page opens; the friend can switch to the others.
  func page(_ content: SharePageContent, language: Language) -> [UInt8]
}
