import KernelApplication
import KernelCommandLine
import KernelDomain
import RunningApplication
import RunningDomain

/// What has names that commands take and completion offers.
enum RunNames: String, CaseIterable {
  case runs
  /// Runs with an effort that awaits a judgement.
  case suspicious
  /// Runs of which another recording counts.
  case duplicates

  /// Newest first.
  func all(_ session: Session) throws(CommandError) -> [String] {
    let runs = try session.call(ListRuns.self, ListRuns.Input()).runs
    let wanted =
      switch self {
      case .runs: runs.filter { $0.state != .removed }
      case .suspicious: runs.filter { $0.suspicious == true }
      case .duplicates: runs.filter { $0.state == .duplicate }
      }
    return wanted.map(\.id.description)
  }
}

extension Command {
  /// More than these would be a list, not an offer.
  private static let mostNames = 50

  static let runNames = Command(
    "run names",
    [
      Parameter(
        "KIND", .choice(RunNames.allCases.map(\.rawValue)),
        help: Phrase(cs: "kterých běhů", en: "of which runs")),
      Parameter("START", help: Phrase(cs: "čím začínají", en: "what they begin with")).optional,
    ],
    summary: Phrase(
      cs: "Vypíše nejnovější označení, jak je nabízí doplňování", en: "List the latest names, as completion offers them"
    ),
    details: Phrase(
      cs: "Nejvýše \(mostNames), nejnovější napřed.", en: "At most \(mostNames), newest first."),
    examples: [Example("run names runs r2015", Phrase(cs: "z roku 2015", en: "those of 2015"))],
    isHidden: true
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("KIND")
    guard let kind = RunNames(rawValue: word) else {
      throw .usage(.invalid("KIND", word, valid: RunNames.allCases.map(\.rawValue)))
    }
    let start = arguments["START"] ?? ""
    let names = Array(try kind.all(session).lazy.filter { $0.hasPrefix(start) }.prefix(mostNames))
    try session.options.json ? session.writeJSON(names) : session.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}
