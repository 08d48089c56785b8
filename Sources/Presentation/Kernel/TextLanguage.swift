/// A language other than the screen's that a text on it may have, such as Arabic names of prayers. The raw value is the
/// language's tag (BCP 47).
package enum TextLanguage: String, CaseIterable, Codable, Sendable {
  case arabic = "ar"

  package var isRightToLeft: Bool {
    switch self {
    case .arabic: true
    }
  }
}
