import KernelDomain
package import SwimmingDomain

extension StrokeStyle {
  /// By its name in either language, or as the book writes it; capitals and accents do not matter: `kraul`, `Motyl`.
  package init?(named name: String) {
    let name = folded(name)
    let all = StrokeStyle.allCases
    guard
      let style = all.first(where: { $0.description == name })
        ?? all.first(where: { folded($0.name(.cs)) == name || folded($0.name(.en)) == name })
    else { return nil }
    self = style
  }
}

/// In small letters, without the accents of Czech.
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
