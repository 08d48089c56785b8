/// The spacing scale that all five design documents share.
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
