/// The words given to a command, by the names of its parameters and options.
struct Arguments: Hashable, Sendable {
  /// The command's name, for hints.
  let command: String
  private var words: [String: [String]] = [:]
  private var switches: Set<String> = []

  init(command: String) {
    self.command = command
  }

  mutating func add(_ word: String, to parameter: String) {
    words[parameter, default: []].append(word)
  }

  mutating func set(_ option: String, _ value: String) {
    words["--" + option] = [value]
  }

  mutating func turnOn(_ option: String) {
    switches.insert(option)
  }

  func has(_ option: String) -> Bool {
    switches.contains(option)
  }

  /// All words of a parameter that may be repeated.
  func all(_ parameter: String) -> [String] {
    words[parameter] ?? []
  }

  /// The word of a parameter, or the value of an option by its name with dashes.
  subscript(name: String) -> String? {
    words[name]?.last
  }

  /// The word of a parameter that the parser has made sure of.
  func word(_ name: String) -> String {
    guard let word = self[name] else { preconditionFailure("\(command) requires no \(name)") }
    return word
  }
}
