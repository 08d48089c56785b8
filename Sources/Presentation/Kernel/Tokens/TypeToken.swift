/// What text is for. A theme says how it looks.
package enum TypeToken: String, CaseIterable, Codable, Sendable {
  /// The one number a screen is about.
  case heroNumber
  case largeTitle
  case title
  /// A time that stands out in a row.
  case number
  /// One of the few numbers that a screen is about.
  case statNumber
  case body
  /// A time among others.
  case time
  case caption

  /// Digits stand under each other, in every theme.
  package var isMonospaced: Bool {
    switch self {
    case .heroNumber, .number, .statNumber, .time: true
    case .largeTitle, .title, .body, .caption: false
    }
  }
}
