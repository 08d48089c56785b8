import KernelDomain

/// The words given to a command, by the names of its parameters and options.
package struct Arguments: Hashable, Sendable {
  /// The command's name, for hints.
  package let command: String
  /// In the order given. There are so few that a linear search beats a dictionary, whose type the runtime would first
  /// have to create.
  private var words: [Word] = []
  private var switches: [String] = []

  private struct Word: Hashable {
    let name: String
    let word: String
  }

  package init(command: String) {
    self.command = command
  }

  package mutating func add(_ word: String, to parameter: String) {
    words.append(Word(name: parameter, word: word))
  }

  package mutating func set(_ option: String, _ value: String) {
    words.append(Word(name: "--" + option, word: value))
  }

  package mutating func turnOn(_ option: String) {
    switches.append(option)
  }

  package func has(_ option: String) -> Bool {
    switches.contains(option)
  }

  /// All words of a parameter that may be repeated.
  package func all(_ parameter: String) -> [String] {
    words.filter { $0.name == parameter }.map(\.word)
  }

  /// The word of a parameter, or the value of an option by its name with dashes.
  package subscript(name: String) -> String? {
    words.last { $0.name == name }?.word
  }

  /// The word of a parameter that the parser has required.
  package func word(_ name: String) -> String {
    guard let word = self[name] else { preconditionFailure("\(command) requires no \(name)") }
    return word
  }
}

extension Arguments {
  /// Fails if the word is not a whole number from 0 up.
  package func wholeNumber(_ name: String) throws(CommandError) -> Int {
    let word = word(name)
    guard let value = ASCII.integer(Array(word.utf8)) else {
      // Only options are written with their names.
      let example = name.hasPrefix("--") ? "\(name) 2" : "2"
      throw .usage(
        cs: "\(name): „\(word)“ není celé číslo od 0", en: "\(name): \"\(word)\" is not a whole number from 0 up",
        hint: LocalizedText(cs: "Například: \(example)", en: "For example: \(example)"))
    }
    return value
  }
}
