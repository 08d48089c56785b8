/// The wording of a step, as in Cucumber expressions: `{string}` stands for words in quotes, `{word}` for one word,
/// `{int}` for digits.
struct StepPattern: Hashable, Sendable, CustomStringConvertible {
  let description: String
  private let parts: [Part]

  private enum Part: Hashable {
    case literal(String)
    case string
    case word
    case int
  }

  init(_ text: String) {
    description = text
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      switch rest[rest.index(after: open)..<close] {
      case "string": parts.append(.string)
      case "word": parts.append(.word)
      case "int": parts.append(.int)
      default: preconditionFailure("unknown parameter in \(text)")
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    self.parts = parts
  }

  /// What stands for the parameters; nil for other words.
  func match(_ text: String) -> [String]? {
    var values: [String] = []
    var rest = Substring(text)
    for part in parts {
      switch part {
      case .literal(let words):
        guard rest.hasPrefix(words) else { return nil }
        rest = rest.dropFirst(words.count)
      case .string:
        guard rest.first == "\"" else { return nil }
        rest = rest.dropFirst()
        guard let close = rest.firstIndex(of: "\"") else { return nil }
        values.append(String(rest[..<close]))
        rest = rest[rest.index(after: close)...]
      case .word, .int:
        let word = rest.prefix { part == .int ? $0.isNumber : $0 != " " && $0 != "\"" }
        if word.isEmpty { return nil }
        values.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return rest.isEmpty ? values : nil
  }
}
