/// An icon, identified by its SF Symbols name.
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
      case .illustration: 240
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
  /// Marks the best value of a single day. The icon `best`, which marks the best value of all days, is more important.
  package static let bestOfDay = Icon("medal")
  /// Shows that a chime is played before a sound.
  package static let chime = Icon("bell.fill")
  package static let warning = Icon("exclamationmark.triangle.fill")
}
