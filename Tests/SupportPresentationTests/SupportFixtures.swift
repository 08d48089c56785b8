import KernelDomain
import KernelPresentation
import PresentationTestSupport
import RunningApplication

@testable import SupportApplication
@testable import SupportPresentation

/// A run on Sunday that Sára speaks to. What a message says, how long and for when are planted, to be looked for.
enum SupportFixtures {
  static let share = "7k3qz0m4x0w9c7k3qz0m4x0w9c"
  static let planted = "slyšet to nesmí nikdo"

  /// - Parameter more: members that replace those of a plan without shares.
  static func plan(
    _ id: String = "p7k3qz0", name: String = "Nedělní běh", day: String? = "2026-11-29", goal: Int64? = 12_500_000,
    shares: [String] = [], waiting: Int = 0, played: Int = 0, showsSenders: Bool = true, state: String = "planned"
  ) throws -> SupportPlanView {
    try decoded(json(id, name, day, goal, shares, waiting, played, showsSenders, state))
  }

  static func json(
    _ id: String = "p7k3qz0", _ name: String = "Nedělní běh", _ day: String? = "2026-11-29",
    _ goal: Int64? = 12_500_000, _ shares: [String] = [], _ waiting: Int = 0, _ played: Int = 0,
    _ showsSenders: Bool = true, _ state: String = "planned"
  ) -> String {
    """
    {"plan":"\(id)","name":"\(name)"\(day.map { ",\"day\":\"\($0)\"" } ?? "")\
    \(goal.map { ",\"goalMillimetres\":\($0)" } ?? ""),"mostMessages":3,"mostSeconds":30,"showsSenders":\(showsSenders),\
    "state":"\(state)","shares":[\(shares.joined(separator: ","))],"waiting":\(waiting),"played":\(played),"runs":[]}
    """
  }

  static func share(_ friend: String = "Sára", state: String = "open", received: Int = 0) -> String {
    """
    {"share":"\(share)","plan":"p7k3qz0","friend":"\(friend)","state":"\(state)","created":"2026-11-24T08:00:00Z",\
    "lastDay":"2026-11-30","received":\(received),"most":3,"link":"samwise://share/\(share)"}
    """
  }

  static func message(
    _ id: String = "m4x0w9c", from: String? = "Sára", state: String = "waiting", playable: Bool = false,
    heard: String? = nil, favourite: Bool = false, more: String = ""
  ) -> String {
    """
    {"message":"\(id)","plan":"p7k3qz0"\(from.map { ",\"from\":\"\($0)\"" } ?? ""),"state":"\(state)",\
    "isPlayable":\(playable),"isFavourite":\(favourite)\(heard.map { ",\"heard\":\($0)" } ?? "")\(more)}
    """
  }

  static let heard = """
    {"time":"2026-11-29T09:30:00Z","run":"r20261129T090000Z","lengthMillimetres":5209999,\
    "activeMilliseconds":1625999,"isConfirmed":true}
    """

  static func home(
    next: String? = nil, senders: [String] = [], running: Bool = false, plans: [String] = [], runs: [String] = []
  ) throws -> SupportHomeView {
    try decoded(
      """
      {\(next.map { "\"nextPlan\":\($0)," } ?? "")"senders":[\(senders.map { "\"\($0)\"" }.joined(separator: ","))],\
      "isRunning":\(running),"plans":[\(plans.joined(separator: ","))],"runs":[\(runs.joined(separator: ","))]}
      """)
  }

  static func run(played: Int = 3, length: Int64? = 12_512_345, friends: [String] = ["Sára"]) -> String {
    """
    {"run":"r20261129T090000Z","plan":"p7k3qz0","planName":"Nedělní běh","day":"2026-11-29"\
    \(length.map { ",\"lengthMillimetres\":\($0),\"activeMilliseconds\":4205000" } ?? ""),\
    "friends":[\(friends.map { "\"\($0)\"" }.joined(separator: ","))],"played":\(played)}
    """
  }

  static func active(
    _ state: String, pause: String? = nil, signal: String? = "good", playing: String? = nil, heard: [String] = []
  ) throws -> SupportActiveView {
    let run = state == "idle" ? "" : "\"run\":\"r20261129T090000Z\",\"plan\":\(json()),"
    return try decoded(
      """
      {\(run)"state":"\(state)"\(pause.map { ",\"pause\":\"\($0)\"" } ?? "")\
      \(signal.map { ",\"signal\":\"\($0)\"" } ?? ""),"lengthMillimetres":5209999,"activeMilliseconds":1625999,\
      "paceMilliseconds":312092\(playing.map { ",\"playing\":\($0)" } ?? ""),"heard":[\(heard.joined(separator: ","))]}
      """)
  }

  static func cue(_ state: String = "offered", from: String? = "Sára", chime: Double = 1) -> String {
    """
    {"delivery":"m4x0w9c.1","offer":1,"message":"m4x0w9c"\(from.map { ",\"from\":\"\($0)\"" } ?? ""),"state":"\(state)",\
    "chimeSeconds":\(chime),"leadSeconds":1.5,"durationMilliseconds":4200,"format":"m4a","path":"/x/m4x0w9c.m4a"}
    """
  }

  static func content(_ state: String = "open", runner: String = "Jana", tokens: Int = 3) throws -> SharePageContent {
    let all = (0..<tokens).map { "\"\(String(repeating: String($0), count: 26))\"" }
    return try decoded(
      """
      {"share":"\(share)","runner":"\(runner)","friend":"Sára","plan":"Nedělní běh","day":"2026-11-29",\
      "goalMillimetres":12500000,"tokens":[\(all.joined(separator: ","))],"mostSeconds":30,"lastDay":"2026-11-30",\
      "state":"\(state)"}
      """)
  }

  /// The track of the run, a position every ten seconds to the north.
  static func track(_ positions: Int) throws -> ShowTrack.Output {
    func column(_ value: (Int) -> String) -> String { "[\((0..<positions).map(value).joined(separator: ","))]" }
    let nulls = column { _ in "null" }
    return try decoded(
      """
      {"run":"r20261129T090000Z","start":"2026-11-29T09:00:00Z","timeMilliseconds":\(column { "\($0 * 10_000)" }),\
      "latitudes":\(column { "\(500_000_000 + $0 * 3_000)" }),"longitudes":\(column { _ in "144000000" }),\
      "elevationCentimetres":\(nulls),"odometerMillimetres":\(nulls),"heartRates":\(nulls),"cadences":\(nulls),\
      "route":[]}
      """)
  }

  static func words(_ language: Language) -> SupportStrings { SupportStrings(language: language) }

  /// Every screen in every state, by its name.
  static func screens(_ language: Language) throws -> [(name: String, screen: Screen)] {
    let words = words(language)
    func home(_ view: SupportHomeView) -> Screen { SupportHomePage(strings: words, shown: view).screen }
    let shares = [
      share(), share("Petr", state: "used", received: 3), share("Eva", state: "expired"),
      share("Jan", state: "revoked"),
    ]
    let full = json("p7k3qz0", "Nedělní běh", "2026-11-29", 12_500_000, shares, 3)
    func sharing(_ plan: String, _ messages: [String]) throws -> Screen {
      let shown: ShowPlan.Output = try decoded("{\"plan\":\(plan),\"messages\":[\(messages.joined(separator: ","))]}")
      return SharePlanPage(strings: words, shown: shown).screen(SupportDestinations.sharing(shown.plan.plan).route)
    }
    func active(_ view: SupportActiveView, _ asked: String = "now") -> Screen {
      ActiveSupportPage(strings: words, live: view, asked: asked).screen(SupportDestinations.active.route)
    }
    func page(_ state: String, _ step: MessageStep? = nil) throws -> Screen {
      MessagePage(strings: words, content: try content(state), step: step).screen(
        SupportDestinations.recording(try content(state).share, step).route)
    }
    func run(_ run: String, _ messages: [String], waiting: Int = 0) throws -> Screen {
      let shown: ShowSupportedRun.Output = try decoded(
        "{\"run\":\(run),\"messages\":[\(messages.joined(separator: ","))],\"waiting\":\(waiting)}")
      return SupportedRunPage(strings: words, shown: shown).screen(SupportDestinations.run(shown.run.run).route)
    }
    func playback(_ more: String, from: String? = "Sára", favourite: Bool = false) throws -> Screen {
      let message = message(from: from, state: "played", heard: heard, favourite: favourite, more: more)
      let shown: VoiceMessageDetails = try decoded(
        "{\"message\":\(message),\"planName\":\"Nedělní běh\",\"previousMessage\":\"m4x0w9a\",\"nextMessage\":\"m4x0w9d\"}"
      )
      return PlaybackPage(strings: words, shown: shown).screen(SupportDestinations.message(shown.message.message).route)
    }
    let played = message(state: "played", heard: heard, favourite: true)
    return [
      ("home-empty", home(try self.home())),
      ("home", home(try self.home(next: full, senders: ["Sára", "Petr"], plans: [full], runs: [self.run()]))),
      ("home-hidden", home(try self.home(next: json("p7k3qz0", "Běh", nil, nil, [], 1), plans: []))),
      (
        "home-running",
        home(try self.home(next: full, running: true, plans: [full, json("p000000", "Jindy", nil, nil)]))
      ),
      ("setup", PlanSetupPage(strings: words, plan: nil).screen(SupportDestinations.setup().route)),
      (
        "setup-plan",
        PlanSetupPage(strings: words, plan: try plan(shares: [share()], waiting: 2)).screen(
          SupportDestinations.setup().route)
      ),
      ("share-empty", try sharing(json(), [])),
      (
        "share",
        try sharing(
          full,
          [message(), message("m4x0w9d", from: nil), message("m4x0w9e", state: "failed", playable: true, heard: heard)])
      ),
      ("active-idle", active(try self.active("idle"))),
      ("active-other", active(try self.active("running"), "r20200101T000000Z")),
      ("active-acquiring", active(try self.active("acquiring"))), ("active", active(try self.active("running"))),
      ("active-voice", active(try self.active("running", playing: cue(), heard: [played]))),
      ("active-sounds", active(try self.active("running", playing: cue("started", from: nil, chime: 0)))),
      ("active-paused", active(try self.active("paused", pause: "manual"))),
      ("active-interrupted", active(try self.active("paused", pause: "interrupted", signal: "lost"))),
      ("active-lost", active(try self.active("running", signal: "lost"))),
      ("active-finished", active(try self.active("finished", heard: [played]))),
      ("page", try page("open")), ("page-record", try page("open", .record)), ("page-saved", try page("open", .saved)),
      ("page-used", try page("used")), ("page-expired", try page("expired")), ("page-revoked", try page("revoked")),
      (
        "run",
        try run(
          self.run(), [played, message("m4x0w9d", from: nil, state: "skipped", playable: true, heard: heard)],
          waiting: 2)
      ),
      ("run-quiet", try run(self.run(played: 0, length: nil, friends: []), [])),
      ("playback", try playback(",\"text\":\"Jsi skvělá\",\"durationMilliseconds\":4200")),
      (
        "playback-answered",
        try playback(",\"durationMilliseconds\":900,\"reply\":\"Děkuju\"", from: nil, favourite: true)
      ),
    ]
  }
}
