package import KernelDomain
import KernelPresentation
package import Rendering
import System

/// Standard output and error, and what they can show.
package struct Terminal: Sendable {
  /// Colors are for people at a terminal who have not turned them off (no-color.org).
  package let hasColor: Bool
  /// Whether standard output is a terminal.
  package let isTerminal: Bool
  /// Whether progress can be shown.
  package let showsProgress: Bool
  /// The width of standard output; without a terminal the value of `COLUMNS`, else 80.
  package var columns: Int { knownColumns ?? 80 }
  /// The width; nil if unknown, so that programs that read tables line by line get one line per row.
  package let knownColumns: Int?

  package init(isPlain: Bool) {
    let isDumb = Terminal.environment("TERM") == "dumb"
    let wantsColor = !isPlain && !isDumb && (Terminal.environment("NO_COLOR") ?? "").isEmpty
    isTerminal = StandardStream.output.isTerminal
    hasColor = wantsColor && isTerminal
    showsProgress = !isPlain && !isDumb && StandardStream.error.isTerminal
    knownColumns = StandardStream.output.columns ?? Terminal.environmentColumns
  }

  /// The number of colors.
  package var depth: ColorDepth {
    ColorDepth(colorTerm: Terminal.environment("COLORTERM"), term: Terminal.environment("TERM"))
  }

  /// Nil if the text is not a width.
  private static var environmentColumns: Int? {
    environment("COLUMNS").flatMap { Int($0) }.flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  package static func environment(_ name: String) -> String? {
    ThisProcess.environment(name)
  }

  /// The folder for temporary files.
  package static var temporaryFolder: String { environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// The language of the environment's locale.
  package static let language = Language(environment: environment)

  /// The country of the environment's locale, as two letters; nil if it names none.
  package static var territory: String? { Territory.name(environment: environment) }

  /// Writes all bytes to standard output.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(SystemError) {
      try StandardStream.output.write(bytes)
    } catch {
      throw error.code == Errno.brokenPipe ? .closed : .refused(error.words)
    }
  }

  /// Writes to standard error; a failure of that can't be reported.
  package func complain(_ text: String) {
    try? StandardStream.error.write(Array(text.utf8))
  }
}

/// Standard output took no more bytes.
package enum OutputError: Error {
  /// Its reader has closed it, which is not an error.
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
