import KernelDomain

/// The kinds of names that a feature's commands accept and shell completion offers. Each case is a kind of name, such
/// as names of runs or of posts.
package protocol OfferedNames: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  /// Returns all names of this kind. If they have dates, the newest comes first.
  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String]
}

extension Command {
  /// The maximum number of names to offer. More would be too many to choose from.
  private static var mostNames: Int { 50 }

  /// Returns a hidden command that lists names for shell completion, for example `run names runs r2015`.
  /// - Parameters:
  ///   - name: the name of the command.
  ///   - kinds: the help text that explains the kinds of names.
  package static func names<Kind: OfferedNames>(
    _ name: String, of _: Kind.Type, _ kinds: LocalizedText, options: @autoclosure @escaping Made<Option> = [],
    examples: @autoclosure @escaping Made<Example>
  ) -> Command {
    Command(
      name,
      [
        Parameter("KIND", .choice(Kind.allCases.map(\.rawValue)), help: kinds),
        Parameter("START", cs: "čím začínají", en: "what they begin with").optional,
      ],
      options: options(),
      cs: "Vypíše nejnovější označení, jak je nabízí doplňování",
      en: "List the latest names, as completion offers them",
      details: LocalizedText(cs: "Nejvýše \(mostNames), nejnovější napřed.", en: "At most \(mostNames), newest first."),
      examples: examples(), isHidden: true
    ) { arguments, session throws(CommandError) in
      let word = arguments.word("KIND")
      guard let kind = Kind(rawValue: word) else {
        throw .usage(.invalid("KIND", word, valid: Kind.allCases.map(\.rawValue)))
      }
      let start = arguments["START"] ?? ""
      let names = Array(try kind.all(session, arguments).lazy.filter { $0.hasPrefix(start) }.prefix(mostNames))
      try session.options.json ? session.writeJSON(names) : session.write(names.map { $0 + "\n" }.joined())
      return .success
    }
  }
}
