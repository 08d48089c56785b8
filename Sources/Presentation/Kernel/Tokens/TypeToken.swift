/// A text style, named by its purpose. A theme defines its size and weight.
package enum TypeToken: String, CaseIterable, Codable, Sendable {
  /// The style for the single number that a screen is about.
  case heroNumber
  case largeTitle
  case title
  /// The style for a time that is emphasised in a row.
  case number
  /// The style for each of several numbers that a screen is about.
  case statNumber
  case body
  /// The style for an ordinary time in a row.
  case time
  case caption

  /// Whether all digits have the same width in every theme, so that they align in columns.
  package var isMonospaced: Bool {
    switch self {
    case .heroNumber, .number, .statNumber, .time: true
    case .largeTitle, .title, .body, .caption: false
    }
  }
}
