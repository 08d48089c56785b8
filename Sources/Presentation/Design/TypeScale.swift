package import KernelPresentation

/// How text looks at the platform's default text size; it grows with every size that a person chooses.
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
    /// The face of text, in which each digit is as wide as any other.
    case digits
  }

  /// From one line to the next, in hundredths of `points`: about the platform's leading at each size.
  package var lineHeightPercent: Int { points < 20 ? 130 : 122 }
}

/// The type of a theme: what its document names, and which of that each token takes.
package struct TypeScale: Hashable, Sendable {
  package let steps: Scale<TypeStyle>
  /// The name of a step by token.
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
