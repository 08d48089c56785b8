package import KernelDomain
import KernelPresentation
package import Rendering
import System

/// Standard output and standard error, and what the terminal can show.
package struct Terminal: Sendable {
  /// Whether to use color: standard output is a terminal, and the user has not switched color off (see no-color.org).
  package let hasColor: Bool
  /// Whether standard output is a terminal.
  package let isTerminal: Bool
  /// Whether a progress bar can be shown on standard error.
  package let showsProgress: Bool
  /// The width of standard output, in columns. If standard output is not a terminal, this is the value of `COLUMNS`
  /// or, without it, 80.
  package var columns: Int { knownColumns ?? 80 }
  /// The width of standard output, in columns; nil if it is unknown. If it is nil, lines are not wrapped, so that
  /// programs can read tables line by line.
  package let knownColumns: Int?

  package init(isPlain: Bool) {
    let isDumb = Terminal.environment("TERM") == "dumb"
    let wantsColor = !isPlain && !isDumb && (Terminal.environment("NO_COLOR") ?? "").isEmpty
    isTerminal = StandardStream.output.isTerminal
    hasColor = wantsColor && isTerminal
    showsProgress = !isPlain && !isDumb && StandardStream.error.isTerminal
    knownColumns = StandardStream.output.columns ?? Terminal.environmentColumns
  }

  /// The number of colors that the terminal can show.
  package var depth: ColorDepth {
    ColorDepth(colorTerm: Terminal.environment("COLORTERM"), term: Terminal.environment("TERM"))
  }

  /// The value of the environment variable `COLUMNS`; nil if it is not a valid width.
  private static var environmentColumns: Int? {
    environment("COLUMNS").flatMap { Int($0) }.flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  package static func environment(_ name: String) -> String? {
    ThisProcess.environment(name)
  }

  /// The folder for temporary files: `TMPDIR`, or else `/tmp`.
  package static var temporaryFolder: String { environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// The language of the locale that the environment selects, for example with the variable `LANG`.
  package static let language = Language(environment: environment)

  /// The country of the environment's locale, as a code of two letters; nil if the locale has none.
  package static var territory: String? { Territory.name(environment: environment) }

  /// Writes bytes to standard output.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(SystemError) {
      try StandardStream.output.write(bytes)
    } catch {
      throw error.code == Errno.brokenPipe ? .closed : .refused(error.words)
    }
  }

  /// Writes text to standard error. If that fails, the error is ignored, since it could not be reported.
  package func complain(_ text: String) {
    try? StandardStream.error.write(Array(text.utf8))
  }
}

/// The reason why bytes could not be written to standard output.
package enum OutputError: Error {
  /// The program that reads the output has closed the pipe. This does not count as an error.
  case closed
  case refused(String)

  package func words(_ language: Language) -> String {
    switch self {
    case .closed: language.say(cs: "výstup je zavřen", en: "the output is closed")
    case .refused(let reason):
      language.say(cs: "výstup nejde zapsat: \(reason)", en: "the output can't be written: \(reason)")
    }
  }

  package func hint(_ language: Language) -> String {
    language.say(
      cs: "Co příkaz udělal, platí; výstup si nechte vypsat jinam.",
      en: "The command's work is done. Write its output somewhere else.")
  }
}
