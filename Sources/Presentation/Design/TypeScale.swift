package import KernelPresentation

/// The size, weight and typeface of text at the platform's default text size. Text scales with the size that the user
/// has set.
package struct TypeStyle: Hashable, Sendable {
  package let points: Int
  package let weight: Weight
  package let design: Design

  package init(_ points: Int, _ weight: Weight, _ design: Design = .standard) {
    self.points = points
    self.weight = weight
    self.design = design
  }

  package enum Weight: Int, CaseIterable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700

    package var name: String { "\(self)" }
  }

  package enum Design: String, CaseIterable, Sendable {
    case standard
    case rounded
    case monospaced
    /// The standard typeface, but with digits that all have the same width.
    case digits
  }

  /// The line height in per cent of the font size. It is about the same as the platform's at each size.
  package var lineHeightPercent: Int { points < 20 ? 130 : 122 }
}

/// The text styles of a theme, as its design document names them, and which style each type token uses.
package struct TypeScale: Hashable, Sendable {
  package let steps: Scale<TypeStyle>
  /// Maps each type token to the name of the style that it uses.
  package let roles: [TypeToken: String]

  package init(_ steps: KeyValuePairs<String, TypeStyle>, roles: [TypeToken: String]) {
    self.steps = Scale(steps)
    self.roles = roles
    for token in TypeToken.allCases {
      guard let name = roles[token], self.steps[name] != nil else { preconditionFailure("\(token) has no step") }
    }
  }

  package subscript(token: TypeToken) -> TypeStyle {
    guard let style = roles[token].flatMap({ steps[$0] }) else { preconditionFailure("\(token) has no step") }
    return style
  }
}
