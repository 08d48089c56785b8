import KernelPresentation

extension Terminal {
  /// Puts a command that does not fit after the words leading to it, `Take it back: recordbook undo`, whole on a line
  /// of its own, so that it can be copied. Wraps text without a command.
  func commandsApart(_ text: String) -> String {
    guard let columns = knownColumns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard displayWidth(line) > columns else { return String(line) }
      guard let words = line.ranges(of: ": recordbook ").first else {
        return line.contains("recordbook ") ? String(line) : broken(line, columns)
      }
      let command = line[line.index(words.lowerBound, offsetBy: 2)...]
      return line[...words.lowerBound] + "\n  " + command
    }.joined(separator: "\n")
  }

  /// Keeps the indentation of the line above.
  private func broken(_ line: Substring, _ columns: Int) -> String {
    let indent = String(line.prefix { $0 == " " })
    return wrapped(String(line), width: max(columns - indent.count, 1)).map { indent + $0 }.joined(separator: "\n")
  }

  /// Wraps a problem at the terminal's width.
  package func problem(_ text: String) -> String {
    knownColumns.map { wrapped(text, width: $0).joined(separator: "\n") } ?? text
  }

  /// Wraps a hint at the terminal's width, with its command whole.
  package func hint(_ text: String) -> String {
    guard let columns = knownColumns else { return text }
    return commandsApart(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.contains("recordbook ") ? [String(line)] : wrapped(String(line), width: columns)
    }.joined(separator: "\n")
  }
}
