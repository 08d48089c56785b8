import Glibc
import KernelDomain
import KernelPresentation

/// Standard output and error, and what can be shown there.
struct Terminal: Sendable {
  /// Colours are for people at a terminal who did not ask for none (no-color.org).
  let hasColor: Bool
  /// Whether progress can be shown.
  let showsProgress: Bool
  /// Of standard output; 80 where it is no terminal.
  let columns: Int

  init(isPlain: Bool) {
    let isDumb = Terminal.environment("TERM") == "dumb"
    let wantsColor = !isPlain && !isDumb && (Terminal.environment("NO_COLOR") ?? "").isEmpty
    hasColor = wantsColor && isatty(STDOUT_FILENO) == 1
    showsProgress = !isPlain && !isDumb && isatty(STDERR_FILENO) == 1
    columns = Terminal.columns(of: STDOUT_FILENO) ?? 80
  }

  /// How many colours there are.
  var depth: ColorDepth {
    ColorDepth(colorTerm: Terminal.environment("COLORTERM"), term: Terminal.environment("TERM"))
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// That of LC_ALL, else of LANG.
  static var language: Language {
    Language(lcAll: environment("LC_ALL"), lang: environment("LANG"))
  }

  /// Nil for what is no terminal.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of it to standard output.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    let failure = Terminal.write(bytes, to: STDOUT_FILENO)
    if failure == EPIPE { throw .closed }
    if failure != 0 { throw .refused(String(cString: strerror(failure))) }
  }

  /// Writes to standard error; where even that fails, nobody is left to be told.
  func complain(_ text: String) {
    _ = Terminal.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// The error number; 0 when all was written.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest.removeFirst(count) } else if errno != EINTR { return errno }
    }
    return 0
  }
}

/// Standard output took no more.
enum OutputError: Error {
  /// Its reader has gone and wants no more: no matter to complain of.
  case closed
  case refused(String)

  func words(_ language: Language) -> String {
    switch self {
    case .closed: language.say(cs: "výstup je zavřen", en: "the output is closed")
    case .refused(let reason):
      language.say(cs: "výstup nejde zapsat: \(reason)", en: "the output can't be written: \(reason)")
    }
  }

  func hint(_ language: Language) -> String {
    language.say(
      cs: "Co příkaz udělal, platí; výstup si nechte vypsat jinam.",
      en: "What the command did stands; have the output written elsewhere.")
  }
}
