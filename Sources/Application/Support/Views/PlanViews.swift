package import KernelDomain
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
  /// How long a message may be.
  package var mostSeconds: Int
  /// Whether she is told who sent a message before it was played.
  package var showsSenders: Bool
  package var state: State
  package var shares: [SupportShareView]
  /// How many messages wait for a run.
  package var waiting: Int
  /// How many were played.
  package var played: Int
  /// The runs that followed it, earliest first.
  package var runs: [RunID]

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
  /// The last day on which it admits messages.
  package var lastDay: CivilDay
  /// How many messages it admitted.
  package var received: Int
  /// How many it admits at most.
  package var most: Int
  /// `samwise://share/…`
  package var link: String
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
  /// The runner's name; empty where her profile has none.
  package var runner: String
  package var friend: String
  package var plan: String
  package var day: CivilDay?
  package var goalMillimetres: Int64?
  /// One for each message that can still be sent.
  package var tokens: [MessageToken]
  package var mostSeconds: Int
  package var lastDay: CivilDay
  package var state: SupportShareState
}

/// Makes the page for a supporter.
package protocol SharePageMaker: Sendable {
  /// A whole file of HTML that needs nothing else.
  /// - Parameter language: in which it begins; it has all of them.
  func page(_ content: SharePageContent, language: Language) -> [UInt8]
}
