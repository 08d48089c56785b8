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
  /// Text, and lines and marks that carry meaning, on page and card.
  package var text: ColorToken { ColorToken(rawValue: name + ".text") }
}

/// What a colour says.
extension Hue {
  package static let label = Hue("label")
  package static let secondary = Hue("secondary")
  package static let accent = Hue("accent")
  package static let positive = Hue("positive")
  /// Of a medal: the best of several.
  package static let best = Hue("best")
  package static let warning = Hue("warning")
  package static let destructive = Hue("destructive")
  package static let info = Hue("info")
}

/// Colours to tell kinds of things apart by; a feature says which kind has which.
extension Hue {
  package static let blue = Hue("blue")
  package static let green = Hue("green")
  package static let red = Hue("red")
  package static let orange = Hue("orange")
  package static let yellow = Hue("yellow")
  package static let pink = Hue("pink")
  package static let purple = Hue("purple")
  package static let gray = Hue("gray")

  package static let accents: [Hue] = [.blue, .green, .red, .orange, .yellow, .pink, .purple, .gray]
}
