/// A language that a text on a screen may have although it is not the screen's language, such as Arabic for names of
/// prayers. The raw value is the language's tag (BCP 47).
package enum TextLanguage: String, CaseIterable, Codable, Sendable {
  case arabic = "ar"

  package var isRightToLeft: Bool {
    switch self {
    case .arabic: true
    }
  }
}
