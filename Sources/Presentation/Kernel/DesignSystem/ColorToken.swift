import KernelDomain

/// A colour in a role, written `accent.text`. A palette says what it is.
package struct ColorToken: Hashable, Sendable {
  package let hue: Hue
  package let role: Role

  package enum Role: String, Sendable {
    case fill
    case onFill
    case text
  }

  package init(_ hue: Hue, _ role: Role) {
    self.hue = hue
    self.role = role
  }
}

extension ColorToken: LosslessStringConvertible {
  package var description: String { hue.name + "." + role.rawValue }

  package init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."), let role = Role(rawValue: String(text[dot...].dropFirst())) else {
      return nil
    }
    self.init(Hue(String(text[..<dot])), role)
  }
}

extension ColorToken: Codable {
  package init(from decoder: any Decoder) throws {
    self = try decodeDescription(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(self, to: encoder)
  }
}

/// A colour that means something, in the roles in which it is used.
package struct Hue: Hashable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// Bars, backgrounds and pictures: decoration, since a name always stands beside it.
  package var fill: ColorToken { ColorToken(self, .fill) }
  /// Text on `fill`.
  package var onFill: ColorToken { ColorToken(self, .onFill) }
  /// Text, and lines and marks that carry meaning, on page and card.
  package var text: ColorToken { ColorToken(self, .text) }
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
