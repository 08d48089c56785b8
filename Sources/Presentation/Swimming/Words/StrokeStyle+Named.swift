import KernelDomain
package import SwimmingDomain

extension StrokeStyle {
  /// Creates the style that a word names: in Czech, in English, as in JSON files, or as swimmers call the style, such
  /// as `kraul`, `Motyl`, `fly` or `breast`. Ignores case and accents; an unambiguous beginning of the name is enough.
  /// Nil for any other text.
  package init?(named name: String) {
    let name = folded(name)
    let all = StrokeStyle.allCases
    let exact =
      all.first(where: { $0.description == name }) ?? all.first(where: { $0.names.contains(name) })
      ?? StrokeStyle.otherNames[name]
    let begun = name.count < 2 ? [] : all.filter { style in style.names.contains { $0.hasPrefix(name) } }
    guard let style = exact ?? (begun.count == 1 ? begun.first : nil) else { return nil }
    self = style
  }

  private var names: [String] { [description, folded(name(.cs)), folded(name(.en))] }

  /// Maps words that swimmers use for a style to the style. Omits words that are the beginning of the style's name.
  private static let otherNames: [String: StrokeStyle] = [
    "crawl": .freestyle, "front crawl": .freestyle, "volny zpusob": .freestyle, "vz": .freestyle, "volny": .freestyle,
    "fr": .freestyle, "fly": .butterfly, "fl": .butterfly, "bk": .backstroke, "br": .breaststroke, "im": .mix,
    "individual medley": .mix, "polohovka": .mix, "kick": .kickboard,
  ]
}

/// Returns the text in lower case and without Czech accents.
private func folded(_ text: String) -> String {
  String(text.lowercased().map(plain))
}

private func plain(_ letter: Character) -> Character {
  switch letter {
  case "á": "a"
  case "č": "c"
  case "ď": "d"
  case "é", "ě": "e"
  case "í": "i"
  case "ň": "n"
  case "ó": "o"
  case "ř": "r"
  case "š": "s"
  case "ť": "t"
  case "ú", "ů": "u"
  case "ý": "y"
  case "ž": "z"
  default: letter
  }
}
