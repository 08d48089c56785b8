/// Text for a terminal that shows only ASCII lines: with the locale `C` or `POSIX`, box drawing becomes dashes and bars.
enum SimpleLines {
  /// Whether the locale of the environment is `C` or `POSIX`. Without any locale, terminals show more.
  static let areWanted: Bool = {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Terminal.environment).first { !$0.isEmpty }
    return locale == "C" || locale == "POSIX"
  }()

  static func text(_ text: String) -> String {
    guard areWanted else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "─", "┄", "╌", "━": "-"
          case "═": "="
          case "│", "║", "┃": "|"
          case "\u{2500}"..."\u{257F}": "+"
          case "\u{2580}"..."\u{259F}": "#"
          default: scalar
          }
        }))
  }
}
