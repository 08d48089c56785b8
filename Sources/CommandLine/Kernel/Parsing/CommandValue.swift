package import KernelDomain

/// A value that can be read from a word of a command line, such as a member of a use case's input.
package protocol CommandValue: Sendable {
  static func read(_ given: GivenWord) throws(CommandError) -> Self
}

/// A word of a command line, by its place.
package struct GivenWord {
  /// The parameter, or the option with its dashes.
  package let name: String
  package let arguments: Arguments
  /// Answers what is in the book, for words that name something there.
  package let session: Session

  package var word: String { arguments.word(name) }

  /// - Parameter example: a valid word.
  package func invalid(example: String) -> CommandError { Arguments.invalid(name, word, example: example) }

  fileprivate var isGiven: Bool {
    arguments[name] != nil || arguments.has(String(name.dropFirst(2)))
  }
}

extension Arguments {
  /// A word that can't be read.
  /// - Parameter example: a valid word.
  package static func invalid(_ name: String, _ word: String, example: String) -> CommandError {
    .usage(
      cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid",
      hint: LocalizedText(cs: "Například: \(example)", en: "For example: \(example)"))
  }

  /// The value of a parameter, or of an option by its name with dashes.
  package func value<Value: CommandValue>(_ name: String, _ session: Session) throws(CommandError) -> Value {
    try Value.read(GivenWord(name: name, arguments: self, session: session))
  }
}

/// Nil unless the word is given.
extension Optional: CommandValue where Wrapped: CommandValue {
  package static func read(_ given: GivenWord) throws(CommandError) -> Wrapped? {
    given.isGiven ? try Wrapped.read(given) : nil
  }
}

/// A switch, which is true if given.
extension Bool: CommandValue {
  package static func read(_ given: GivenWord) -> Bool { true }
}

/// The word itself; several words are joined by spaces.
extension String: CommandValue {
  package static func read(_ given: GivenWord) -> String {
    given.arguments.all(given.name).joined(separator: " ")
  }
}

/// A whole number from 0.
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

/// One of an enumeration's words.
extension CommandValue where Self: RawRepresentable<String> & CaseIterable {
  package static func read(_ given: GivenWord) throws(CommandError) -> Self {
    let word = given.word
    guard let value = Self(rawValue: word) else {
      throw .usage(.invalid(given.name, word, valid: allCases.map(\.rawValue)))
    }
    return value
  }
}
