/// Converts text for terminals that can show only ASCII, which have the locale `C` or `POSIX`. Box-drawing lines
/// become dashes and bars.
enum SimpleLines {
  /// Whether the environment's locale is `C` or `POSIX`. If no locale is set, this is false: the terminal is assumed
  /// to show more than ASCII.
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
