/// The name of a colour in a role: `accent.text`. A palette says what it is.
package struct ColorToken: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A colour that means something, in the roles in which it is used.
package struct Hue: Hashable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// Bars, backgrounds and pictures: decoration, since a name always stands beside it.
  package var fill: ColorToken { ColorToken(rawValue: name + ".fill") }
  /// Text on `fill`.
  package var onFill: ColorToken { ColorToken(rawValue: name + ".onFill") }
  /// Text on the page or a card.
  package var text: ColorToken { ColorToken(rawValue: name + ".text") }
}

extension Hue {
  package static let label = Hue("label")
  package static let secondary = Hue("secondary")
  package static let accent = Hue("accent")
  package static let positive = Hue("positive")
  /// Of a medal: the best of several.
  package static let best = Hue("best")
  package static let warning = Hue("warning")
  package static let destructive = Hue("destructive")
}
