import KernelApplication
import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain

/// What has names that commands take and completion offers.
enum StrengthNames: String, CaseIterable {
  case workouts, routines

  /// Newest first.
  func all(_ session: Session) throws(CommandError) -> [String] {
    switch self {
    case .workouts:
      try session.call(ListWorkouts.self, ListWorkouts.Input()).workouts.filter { $0.state != .removed }
        .map(\.id.description)
    case .routines: try session.call(ListRoutines.self, NoInput()).routines.reversed().map(\.id.description)
    }
  }
}

extension Command {
  /// More than these would be a list, not an offer.
  private static let mostNames = 50

  static let strengthNames = Command(
    "strength names",
    [
      Parameter(
        "KIND", .choice(StrengthNames.allCases.map(\.rawValue)), help: Phrase(cs: "čeho", en: "of what")),
      Parameter("START", help: Phrase(cs: "čím začínají", en: "what they begin with")).optional,
    ],
    summary: Phrase(
      cs: "Vypíše nejnovější označení, jak je nabízí doplňování", en: "List the latest names, as completion offers them"
    ),
    details: Phrase(
      cs: "Nejvýše \(mostNames), nejnovější napřed.", en: "At most \(mostNames), newest first."),
    examples: [Example("strength names workouts s2025", Phrase(cs: "z roku 2025", en: "those of 2025"))],
    isHidden: true
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("KIND")
    guard let kind = StrengthNames(rawValue: word) else {
      throw .usage(.invalid("KIND", word, valid: StrengthNames.allCases.map(\.rawValue)))
    }
    let start = arguments["START"] ?? ""
    let names = Array(try kind.all(session).lazy.filter { $0.hasPrefix(start) }.prefix(mostNames))
    try session.options.json ? session.writeJSON(names) : session.write(names.map { $0 + "\n" }.joined())
    return .success
  }
}
