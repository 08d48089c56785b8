package import KernelDomain

/// A type whose values can be parsed from a word on the command line, such as the type of a member of a use case's
/// input.
package protocol CommandValue: Sendable {
  static func read(_ given: GivenWord) throws(CommandError) -> Self
}

/// An argument of a command, to be parsed: the name of its parameter or option, and all words given to the command.
package struct GivenWord {
  /// The name of the parameter, or of the option with its dashes.
  package let name: String
  package let arguments: Arguments
  /// The session, which is needed to parse words that name something in the book.
  package let session: Session

  package var word: String { arguments.word(name) }

  /// Returns the error for an invalid word.
  /// - Parameter example: a valid word, which the error shows as an example.
  package func invalid(example: String) -> CommandError { Arguments.invalid(name, word, example: example) }

  fileprivate var isGiven: Bool {
    arguments[name] != nil || arguments.has(String(name.dropFirst(2)))
  }
}

extension Arguments {
  /// Returns the error for a word that cannot be parsed.
  /// - Parameter example: a valid word, which the error shows as an example.
  package static func invalid(_ name: String, _ word: String, example: String) -> CommandError {
    .usage(
      cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid",
      hint: LocalizedText(cs: "Například: \(example)", en: "For example: \(example)"))
  }

  /// Returns the parsed value of a parameter or an option. The name of an option includes its dashes.
  package func value<Value: CommandValue>(_ name: String, _ session: Session) throws(CommandError) -> Value {
    try Value.read(GivenWord(name: name, arguments: self, session: session))
  }
}

/// Parses an optional argument; the value is nil if the argument is not given.
extension Optional: CommandValue where Wrapped: CommandValue {
  package static func read(_ given: GivenWord) throws(CommandError) -> Wrapped? {
    given.isGiven ? try Wrapped.read(given) : nil
  }
}

/// Parses an option without a value; the result is true if the option is given.
extension Bool: CommandValue {
  package static func read(_ given: GivenWord) -> Bool { true }
}

/// Parses a text: the word itself, or several words joined by spaces.
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

/// Parses a case of an enumeration from its raw value.
extension CommandValue where Self: RawRepresentable<String> & CaseIterable {
  package static func read(_ given: GivenWord) throws(CommandError) -> Self {
    let word = given.word
    guard let value = Self(rawValue: word) else {
      throw .usage(.invalid(given.name, word, valid: allCases.map(\.rawValue)))
    }
    return value
  }
}
