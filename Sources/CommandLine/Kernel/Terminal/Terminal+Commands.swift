import KernelPresentation

extension Terminal {
  /// Wraps lines to the terminal's width. If a line ends with a command that does not fit after the words, as in `Take
  /// it back: recordbook undo`, the command is put on a separate line, unbroken, so that it can be copied.
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

  /// Wraps a line. All resulting lines have the original line's indentation.
  private func broken(_ line: Substring, _ columns: Int) -> String {
    let indent = String(line.prefix { $0 == " " })
    return wrapped(String(line), width: max(columns - indent.count, 1)).map { indent + $0 }.joined(separator: "\n")
  }

  /// Wraps the text of a problem to the terminal's width.
  package func problem(_ text: String) -> String {
    knownColumns.map { wrapped(text, width: $0).joined(separator: "\n") } ?? text
  }

  /// Wraps a hint to the terminal's width, without breaking its command.
  package func hint(_ text: String) -> String {
    guard let columns = knownColumns else { return text }
    return commandsApart(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.contains("recordbook ") ? [String(line)] : wrapped(String(line), width: columns)
    }.joined(separator: "\n")
  }
}
