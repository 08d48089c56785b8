package import KernelDomain
import KernelPresentation
package import Rendering
import System

/// Standard output and error, and what can be shown there.
package struct Terminal: Sendable {
  /// Colours are for people at a terminal who did not ask for none (no-color.org).
  package let hasColor: Bool
  /// Whether standard output is one.
  package let isTerminal: Bool
  /// Whether progress can be shown.
  package let showsProgress: Bool
  /// The width of standard output; what `COLUMNS` says where it is no terminal, else 80.
  package var columns: Int { knownColumns ?? 80 }
  /// The same; nil where nothing tells, so that who reads a table line by line gets a row a line.
  package let knownColumns: Int?

  package init(isPlain: Bool) {
    let isDumb = Terminal.environment("TERM") == "dumb"
    let wantsColor = !isPlain && !isDumb && (Terminal.environment("NO_COLOR") ?? "").isEmpty
    isTerminal = StandardStream.output.isTerminal
    hasColor = wantsColor && isTerminal
    showsProgress = !isPlain && !isDumb && StandardStream.error.isTerminal
    knownColumns = StandardStream.output.columns ?? Terminal.environmentColumns
  }

  /// How many colours there are.
  package var depth: ColorDepth {
    ColorDepth(colorTerm: Terminal.environment("COLORTERM"), term: Terminal.environment("TERM"))
  }

  /// Nil for what is no width of anything.
  private static var environmentColumns: Int? {
    environment("COLUMNS").flatMap { Int($0) }.flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  package static func environment(_ name: String) -> String? {
    ThisProcess.environment(name)
  }

  /// Where files of a moment go.
  package static var temporaryFolder: String { environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// That of the environment's locale.
  package static let language = Language(environment: environment)

  /// Where its user lives, two letters; nil where the environment's locale names none.
  package static var territory: String? { Territory.name(environment: environment) }

  /// Writes all of it to standard output.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(SystemError) {
      try StandardStream.output.write(bytes)
    } catch {
      throw error.code == Errno.brokenPipe ? .closed : .refused(error.words)
    }
  }

  /// Writes to standard error; nothing can be reported where that fails itself.
  package func complain(_ text: String) {
    try? StandardStream.error.write(Array(text.utf8))
  }
}

/// Standard output took no more.
package enum OutputError: Error {
  /// Its reader has gone and wants no more: no matter to complain of.
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
      en: "What the command did stands; have the output written elsewhere.")
  }
}
