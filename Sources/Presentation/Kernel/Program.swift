import KernelDomain

/// How the user calls this program for the book in question: by its name, and by the options that name the book
/// where it is not the usual one. Every command that is offered begins so.
package struct Program: Hashable, Sendable {
  /// The words as a shell reads them: `recordbook --store '/tmp/a book'`.
  package let line: String

  /// The program called for the usual book.
  package static let usual = Program(line: "recordbook")

  package init(line: String) {
    self.line = line
  }

  /// The program as a caller names it; the usual one where it does not.
  package init(_ line: String?) {
    self = line.map { Program(line: $0) } ?? .usual
  }

  /// - Parameter options: such as `--store`, `/tmp/a book`.
  package init(options: [String]) {
    self.init(line: options.reduce("recordbook") { $0 + " " + ShellCommand.quoted($1) })
  }

  /// A command line, its words quoted where a shell would read them as anything else.
  package func command(_ words: String...) -> String {
    command(words)
  }

  package func command(_ words: [String]) -> String {
    var text = ShortText()
    text.put(words: line)
    for word in words {
      text.put(" ")
      text.put(words: ShellCommand.quoted(word))
    }
    return text.string
  }

  /// A command of the usual book, as `ShellCommand` writes it, for this one.
  package func command(for usual: String) -> String {
    let name = Program.usual.line
    return usual.hasPrefix(name) ? line + String(usual.dropFirst(name.count)) : usual
  }
}
