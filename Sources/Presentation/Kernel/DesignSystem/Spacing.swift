/// The spacing scale that all five documents share.
package enum Spacing: String, CaseIterable, Codable, Sendable {
  case xs
  case sm
  case md
  case lg
  case xl

  package var points: Int {
    switch self {
    case .xs: 4
    case .sm: 8
    case .md: 16
    case .lg: 24
    case .xl: 32
    }
  }
}

/// Free space beside the content, in points, by the width of the window.
package struct Margins: Hashable, Sendable {
  /// Below 375: iPhone SE.
  package let compact: Int
  /// From 375.
  package let standard: Int
  /// From 428: Plus and Pro Max.
  package let large: Int
  /// From 768.
  package let tablet: Int

  package static let standardFrom = 375
  package static let largeFrom = 428
  package static let tabletFrom = 768

  package init(compact: Int, standard: Int, large: Int, tablet: Int) {
    self.compact = compact
    self.standard = standard
    self.large = large
    self.tablet = tablet
  }

  /// Those of iOS: 16 up to a Plus, 20 from there on.
  package static let platform = Margins(compact: 16, standard: 16, large: 20, tablet: 20)
}
