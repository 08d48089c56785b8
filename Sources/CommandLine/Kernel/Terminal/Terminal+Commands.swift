import KernelPresentation

extension Terminal {
  /// The same text, where a command that does not fit behind the words that lead to it, `Take it back: recordbook undo`,
  /// stands whole on a line of its own, to be copied. What leads to none is broken where a line ends.
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

  /// Under a line that is indented its rest is, too.
  private func broken(_ line: Substring, _ columns: Int) -> String {
    let indent = String(line.prefix { $0 == " " })
    return wrapped(String(line), width: max(columns - indent.count, 1)).map { indent + $0 }.joined(separator: "\n")
  }

  /// What is wrong, broken where a line ends.
  package func problem(_ text: String) -> String {
    knownColumns.map { wrapped(text, width: $0).joined(separator: "\n") } ?? text
  }

  /// A hint: its command likewise whole, its other words broken where a line ends.
  package func hint(_ text: String) -> String {
    guard let columns = knownColumns else { return text }
    return commandsApart(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.contains("recordbook ") ? [String(line)] : wrapped(String(line), width: columns)
    }.joined(separator: "\n")
  }
}
