/// The words given to a command, by the names of its parameters and options.
struct Arguments: Hashable, Sendable {
  /// The command's name, for hints.
  let command: String
  /// In the order given. So few that looking through them is quicker than a dictionary, whose very type the runtime would
  /// have to make first.
  private var words: [Word] = []
  private var switches: [String] = []

  private struct Word: Hashable {
    let name: String
    let word: String
  }

  init(command: String) {
    self.command = command
  }

  mutating func add(_ word: String, to parameter: String) {
    words.append(Word(name: parameter, word: word))
  }

  mutating func set(_ option: String, _ value: String) {
    words.append(Word(name: "--" + option, word: value))
  }

  mutating func turnOn(_ option: String) {
    switches.append(option)
  }

  func has(_ option: String) -> Bool {
    switches.contains(option)
  }

  /// All words of a parameter that may be repeated.
  func all(_ parameter: String) -> [String] {
    words.filter { $0.name == parameter }.map(\.word)
  }

  /// The word of a parameter, or the value of an option by its name with dashes.
  subscript(name: String) -> String? {
    words.last { $0.name == name }?.word
  }

  /// The word of a parameter that the parser has made sure of.
  func word(_ name: String) -> String {
    guard let word = self[name] else { preconditionFailure("\(command) requires no \(name)") }
    return word
  }
}
