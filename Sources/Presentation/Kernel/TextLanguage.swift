/// The language of a text that differs from the language of its screen, such as Arabic for the names of prayers. The
/// raw value is the language's tag (BCP 47).
package enum TextLanguage: String, CaseIterable, Codable, Sendable {
  case arabic = "ar"

  package var isRightToLeft: Bool {
    switch self {
    case .arabic: true
    }
  }
}
