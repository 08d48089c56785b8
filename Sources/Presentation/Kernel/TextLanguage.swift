/// A language that words of a screen may be in beside its own, by its tag (BCP 47).
package enum TextLanguage: String, CaseIterable, Codable, Sendable {
  case arabic = "ar"

  package var isRightToLeft: Bool {
    switch self {
    case .arabic: true
    }
  }
}
