import KernelDomain
import KernelPresentation

/// The texts next to a map.
struct MapStrings {
  let language: Language

  /// Returns the key of the map: `○ start · ● finish · bar: 500 m · arrow: north`.
  func notes(_ map: RouteMap) -> String {
    let marks = RouteMap.Mark.Kind.allCases.filter { kind in map.marks.contains { $0.kind == kind } }.map(name)
    return
      (marks + [
        language.say(cs: "úsečka: \(map.bar.text)", en: "bar: \(map.bar.text)"),
        language.say(cs: "šipka: sever", en: "arrow: north"),
      ]).joined(separator: " · ")
  }

  private func name(_ kind: RouteMap.Mark.Kind) -> String {
    switch kind {
    case .start: language.say(cs: "○ start", en: "○ start")
    case .end: language.say(cs: "● cíl", en: "● finish")
    case .kilometre: language.say(cs: "① vzdálenost", en: "① distance")
    case .here: language.say(cs: "◉ teď", en: "◉ now")
    case .voice: language.say(cs: "♪ hlas", en: "♪ voice")
    }
  }
}
