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
  String(text.lowercased().map { accents[$0] ?? $0 })
}

private let accents: [Character: Character] = [
  "á": "a", "č": "c", "ď": "d", "é": "e", "ě": "e", "í": "i", "ň": "n", "ó": "o", "ř": "r", "š": "s", "ť": "t",
  "ú": "u", "ů": "u", "ý": "y", "ž": "z",
]
