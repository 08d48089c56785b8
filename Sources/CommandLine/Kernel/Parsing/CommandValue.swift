package import KernelDomain

/// A type whose values can be parsed from a word of a command line, such as the type of a member of a use case's input.
package protocol CommandValue: Sendable {
  static func read(_ given: GivenWord) throws(CommandError) -> Self
}

/// An argument of a command: the name of a parameter or option, and all words given to the command.
package struct GivenWord {
  /// The name of the parameter, or of the option with its dashes.
  package let name: String
  package let arguments: Arguments
  /// The session, for words that name something in the book.
  package let session: Session

  package var word: String { arguments.word(name) }

  /// Returns the error for an invalid word.
  /// - Parameter example: a valid word, shown as an example.
  package func invalid(example: String) -> CommandError { Arguments.invalid(name, word, example: example) }

  fileprivate var isGiven: Bool {
    arguments[name] != nil || arguments.has(String(name.dropFirst(2)))
  }
}

extension Arguments {
  /// Returns the error for a word that cannot be parsed.
  /// - Parameter example: a valid word, shown as an example.
  package static func invalid(_ name: String, _ word: String, example: String) -> CommandError {
    .usage(
      cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid",
      hint: LocalizedText(cs: "Například: \(example)", en: "For example: \(example)"))
  }

  /// Returns the parsed value of a parameter, or of an option (whose name includes the dashes).
  package func value<Value: CommandValue>(_ name: String, _ session: Session) throws(CommandError) -> Value {
    try Value.read(GivenWord(name: name, arguments: self, session: session))
  }
}

/// Parses an optional argument; nil if it is not given.
extension Optional: CommandValue where Wrapped: CommandValue {
  package static func read(_ given: GivenWord) throws(CommandError) -> Wrapped? {
    given.isGiven ? try Wrapped.read(given) : nil
  }
}

/// Parses an option without a value: true if it is given.
extension Bool: CommandValue {
  package static func read(_ given: GivenWord) -> Bool { true }
}

/// Parses a text: the word as it is; several words are joined by spaces.
extension String: CommandValue {
  package static func read(_ given: GivenWord) -> String {
    given.arguments.all(given.name).joined(separator: " ")
  }
}

/// Parses a whole number of at least 0.
extension Int: CommandValue {
  package static func read(_ given: GivenWord) throws(CommandError) -> Int {
    try given.arguments.wholeNumber(given.name)
  }
}

extension CivilDay: CommandValue {
  package static func read(_ given: GivenWord) throws(CommandError) -> CivilDay {
    try given.arguments.requiredDay(given.name, given.session)
  }
}

/// Parses a value of an enumeration from its raw value.
extension CommandValue where Self: RawRepresentable<String> & CaseIterable {
  package static func read(_ given: GivenWord) throws(CommandError) -> Self {
    let word = given.word
    guard let value = Self(rawValue: word) else {
      throw .usage(.invalid(given.name, word, valid: allCases.map(\.rawValue)))
    }
    return value
  }
}
