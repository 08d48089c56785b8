import KernelDomain
import KernelPresentation

/// The words that the user gave to a command, by the names of parameters and options.
package struct Arguments: Hashable, Sendable {
  /// The name of the command to which the words were given, for use in hints.
  package let command: String
  /// The words in the order in which the user gave them. There are so few that a linear search is faster than a
  /// dictionary, whose type the Swift runtime would have to create first.
  private var words: [Word] = []
  private var switches: [String] = []
  /// The parameters whose words were joined to one, although the user did not put them in quotes.
  private var joined: [String] = []

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

  /// Adds a word to the last word of a parameter, after a space, so that both are one name or text.
  package mutating func join(_ word: String, to parameter: String) {
    guard let last = words.lastIndex(where: { $0.name == parameter }) else { return }
    words[last] = Word(name: parameter, word: words[last].word + " " + word)
    if !joined.contains(parameter) { joined.append(parameter) }
  }

  /// Returns the command as it has to be typed so that words which follow the value of a parameter belong to it.
  /// - Parameters:
  ///   - count: the number of words that belong to the value. They may have been taken as those of later parameters, as
  ///     in `set-max bench press 100kg`.
  ///   - more: the words that follow the last parameter's.
  ///   - rest: words to put at the end.
  package func line(
    joining count: Int, to parameter: String, more: [String] = [], rest: some Sequence<String> = []
  ) -> String {
    let typed = typed + more
    let place = words.filter { !$0.name.hasPrefix("--") }.firstIndex { $0.name == parameter } ?? 0
    let end = min(place + count, typed.count - 1)
    let named = [typed[place...end].joined(separator: " ")]
    return line(of: typed[..<place] + named + typed[(end + 1)...], rest: rest)
  }

  /// Returns the command with other words in place of those of its parameters. The options stay.
  /// - Parameter rest: words to put at the end.
  package func line(of others: some Sequence<String>, rest: some Sequence<String> = []) -> String {
    let options = words.filter { $0.name.hasPrefix("--") }.flatMap { [$0.name, $0.word] } + switches.map { "--" + $0 }
    return ([command] + (others + options + rest).map(ShellCommand.quoted)).joined(separator: " ")
  }

  /// Returns the command with more words after those of its parameters.
  func line(adding more: [String], rest: some Sequence<String>) -> String {
    line(of: typed + more, rest: rest)
  }

  /// The words of the parameters.
  private var typed: [String] { words.filter { !$0.name.hasPrefix("--") }.map(\.word) }

  /// Whether the value of a parameter is several words that were not in quotes.
  package func isUnquoted(_ parameter: String) -> Bool { joined.contains(parameter) }

  /// The word that was given last.
  var last: String? { words.last?.word }

  /// Returns the command with one more word before those of its parameters.
  func line(after first: String) -> String {
    line(of: [first] + typed)
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
  /// Fails if the words of a name were typed without quotes, and their first word alone is a name, too.
  /// - Parameter isName: whether a word names something.
  package func refuseTwoNames(_ parameter: String, _ isName: (String) -> Bool) throws(CommandError) {
    guard joined.contains(parameter), let whole = self[parameter], let first = whole.split(separator: " ").first,
      isName(whole), isName(String(first))
    else { return }
    throw .usage(
      cs: "\(parameter): „\(whole)“ i „\(first)“ něco znamená",
      en: "\(parameter): both \"\(whole)\" and \"\(first)\" are names",
      hint: LocalizedText(
        cs: "Napište celé jméno v uvozovkách, nebo jen \(first).",
        en: "Put the whole name in quotes, or write \(first) alone."))
  }

  /// Fails if the words of a name were typed without quotes, and nothing has this name.
  package func refuseNewName(_ parameter: String, known: [String]) throws(CommandError) {
    guard joined.contains(parameter), let name = self[parameter]?.lowercased(),
      !known.contains(where: { $0.lowercased() == name })
    else { return }
    throw .usage(.needsQuotes(parameter, line(joining: 0, to: parameter), isCommand: true))
  }

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
