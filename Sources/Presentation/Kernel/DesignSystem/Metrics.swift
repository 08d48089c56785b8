/// Measures that hold on every screen, in points.
package enum Metrics {
  /// Least width and height of anything that can be pressed.
  package static let minimumTarget = 44
  /// Width of the bar in a section's colour, at the leading edge.
  package static let accentBar = 4
  /// Corners of cards and buttons.
  package static let radius = 12

  /// Feedback while pressed. Scaling is left out when motion is reduced; since no state is shown by opacity alone,
  /// the background then takes the separator's colour.
  package static let pressedScale = 0.97
  package static let pressedOpacity = 0.7
}

/// A picture by its SF Symbols name.
package struct Icon: Codable, Hashable, Sendable {
  package var name: String
  package var size: Size

  package init(_ name: String, _ size: Size = .navigation) {
    self.name = name
    self.size = size
  }

  package enum Size: String, CaseIterable, Codable, Sendable {
    case navigation
    case featured
    case illustration

    package var points: Int {
      switch self {
      case .navigation: 20
      case .featured: 24
      case .illustration: 96
      }
    }
  }
}

extension Icon {
  package static let settings = Icon("gear")
  package static let refresh = Icon("arrow.clockwise")
  package static let back = Icon("chevron.left")
  package static let forward = Icon("chevron.right")
  package static let best = Icon("medal.fill")
  package static let warning = Icon("exclamationmark.triangle.fill")
}
