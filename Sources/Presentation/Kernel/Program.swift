package import KernelDomain

/// How the user calls this program for the current book: the program's name and, if the book is not the default one,
/// the options that select it. Every suggested command begins with this.
package struct Program: Hashable, Sendable {
  /// The words of the call, quoted for a shell, such as `recordbook --store '/tmp/a book'`.
  package let line: String

  /// How the program is called for the default book.
  package static let usual = Program(line: "recordbook")

  package init(line: String) { self.line = line }

  /// Creates the value from the line that a caller sends to say how it calls the program. If the line is nil, the value
  /// is the one for the default book.
  package init(_ line: String?) {
    self = line.map { Program(line: $0) } ?? .usual
  }

  /// Creates the value from options that select a book.
  /// - Parameter options: the options and their values, such as `--store` and `/tmp/a book`.
  package init(options: [String]) {
    self.init(line: options.reduce("recordbook") { $0 + " " + ShellCommand.quoted($1) })
  }

  /// Returns a command line for this book, in which the words are quoted for a shell.
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

  /// Returns a line with the command that undoes a change; empty if nothing was changed.
  /// - Parameter change: the number that identifies the change; nil if nothing was changed.
  package func undo(_ change: Int?, _ language: Language) -> String {
    change.map { language.say(cs: "Vzít zpět", en: "Undo it") + ": " + command("undo", String($0)) + "\n" } ?? ""
  }

  /// Converts a command line for the default book, as `ShellCommand` creates it, into a command line for this book.
  package func command(for usual: String) -> String {
    let name = Program.usual.line
    return usual.hasPrefix(name) ? line + String(usual.dropFirst(name.count)) : usual
  }
}
