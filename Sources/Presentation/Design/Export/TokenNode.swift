/// A JSON value whose members keep the order in which they are given. It is written with line breaks and indents, so
/// that people can read it.
indirect enum TokenNode {
  case object([(String, TokenNode)])
  case array([TokenNode])
  case text(String)
  /// A number, given as the text to write in the JSON file.
  case number(String)

  static func number(_ value: Int) -> TokenNode { .number(String(value)) }

  /// Creates a number from a value in hundredths: 97 gives 0.97.
  static func hundredths(_ value: Int) -> TokenNode { .number(decimal(value, 2)) }

  func written(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let lines = members.map { inner + quoted($0.0) + ": " + $0.1.written(indent: indent + 2) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .array(let values):
      return "[" + values.map { $0.written(indent: indent) }.joined(separator: ", ") + "]"
    case .text(let text): return quoted(text)
    case .number(let number): return number
    }
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}

/// Returns a decimal number as text, without trailing zeros: `value` divided by ten to the power of `places`. For
/// example, `decimal(97, 2)` is `0.97`.
func decimal(_ value: Int, _ places: Int) -> String {
  var divisor = 1
  for _ in 0..<places { divisor *= 10 }
  let (whole, rest) = Int(value.magnitude).quotientAndRemainder(dividingBy: divisor)
  var text = String(rest + divisor).dropFirst()
  while text.last == "0" { text.removeLast() }
  return (value < 0 ? "-" : "") + String(whole) + (text.isEmpty ? "" : "." + text)
}
