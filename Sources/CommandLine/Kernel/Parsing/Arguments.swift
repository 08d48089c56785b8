import KernelDomain

/// The words that the user gave to a command, by the names of parameters and options.
package struct Arguments: Hashable, Sendable {
  /// The name of the command to which the words were given, for use in hints.
  package let command: String
  /// The words in the order in which the user gave them. There are so few that a linear search is faster than a
  /// dictionary, whose type the Swift runtime would have to create first.
  private var words: [Word] = []
  private var switches: [String] = []

  private struct Word: Hashable {
    var name: String
    let word: String
  }

  package init(command: String) { self.command = command }

  package mutating func add(_ word: String, to parameter: String) {
    words.append(Word(name: parameter, word: word))
  }

  package mutating func set(_ option: String, _ value: String) {
    words.append(Word(name: "--" + option, word: value))
  }

  /// The words that are units. Others, such as `mon` in `80 mon`, belong to the next parameter.
  private static let units = ["kg", "lb", "lbs", "km", "m", "mi", "cm", "in", "yd", "%"]

  /// Adds a unit to the word before it if that word is a number and the amount that `command` takes: `82 kg`.
  /// - Returns: whether the word is such a unit.
  mutating func takeUnit(_ unit: String, of command: Command) -> Bool {
    guard let last = words.last, command.parameters.contains(where: { $0.isAmount && $0.name == last.name }),
      last.word.allSatisfy({ $0.isNumber || ".,".contains($0) }), Arguments.units.contains(unit.lowercased())
    else { return false }
    words[words.count - 1] = Word(name: last.name, word: last.word + unit)
    return true
  }

  /// Moves the word of each parameter `from` to the parameter `to`.
  package mutating func rename(_ names: [(from: String, to: String)]) {
    for index in words.indices {
      guard let name = names.first(where: { $0.from == words[index].name }) else { continue }
      words[index].name = name.to
    }
  }

  package mutating func turnOn(_ option: String) {
    switches.append(option)
  }

  package func has(_ option: String) -> Bool {
    switches.contains(option)
  }

  /// True if `--dry-run` is given, otherwise nil.
  package var isDryRun: Bool? { has("dry-run") ? true : nil }

  /// Returns all words that the user gave for a repeated parameter.
  package func all(_ parameter: String) -> [String] {
    words.filter { $0.name == parameter }.map(\.word)
  }

  /// The word given for a parameter, or the value of an option (whose name includes its dashes); nil if it is not
  /// given.
  package subscript(name: String) -> String? {
    words.last { $0.name == name }?.word
  }

  /// Returns the word given for a required parameter.
  package func word(_ name: String) -> String {
    guard let word = self[name] else { preconditionFailure("\(command) requires no \(name)") }
    return word
  }
}

extension Arguments {
  /// Returns a word as a whole number. Fails if the word is not a whole number of at least 0.
  package func wholeNumber(_ name: String) throws(CommandError) -> Int {
    let word = word(name)
    guard let value = ASCII.integer(Array(word.utf8)) else {
      // Only options are typed with their names, so only their example includes the name.
      let example = name.hasPrefix("--") ? "\(name) 2" : "2"
      throw .usage(
        cs: "\(name): „\(word)“ není celé číslo od 0", en: "\(name): \"\(word)\" is not a whole number from 0 up",
        hint: LocalizedText(cs: "Například: \(example)", en: "For example: \(example)"))
    }
    return value
  }
}
