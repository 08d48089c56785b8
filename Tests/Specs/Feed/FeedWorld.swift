/// How the feed's forms are filled in.
enum FeedWorld {
  /// The command with what it takes as a word, and with a code on its standard input.
  static func command(_ command: String, _ fields: [String: String]) -> String {
    let words = command.split(separator: " ").map { word in
      switch word {
      case "NAME": "'\(fields["name"] ?? "")'"
      case "--code": "--code-stdin"
      default: String(word)
      }
    }
    guard let code = fields["code"] else { return words.joined(separator: " ") }
    return "(printf '%s\\n' '\(code)' | \(words.joined(separator: " ")))"
  }
}
