import KernelPresentation

extension Terminal {
  /// The same text, where a command that does not fit behind the words that lead to it, `Take it back: recordbook undo`,
  /// stands whole on a line of its own, to be copied.
  func commandsApart(_ text: String) -> String {
    guard let columns = knownColumns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard displayWidth(line) > columns, let words = line.ranges(of: ": recordbook ").first else { return line }
      let command = line[line.index(words.lowerBound, offsetBy: 2)...]
      return line[...words.lowerBound] + "\n  " + command
    }.joined(separator: "\n")
  }

  /// A hint: its command likewise whole, its other words broken where a line ends.
  package func hint(_ text: String) -> String {
    guard let columns = knownColumns else { return text }
    return commandsApart(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.contains("recordbook ") ? [String(line)] : wrapped(String(line), width: columns)
    }.joined(separator: "\n")
  }
}
