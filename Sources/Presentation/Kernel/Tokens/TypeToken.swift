/// A text style, named by its purpose. A theme defines its size and weight.
package enum TypeToken: String, CaseIterable, Codable, Sendable {
  /// The style of the single number to which a screen is devoted.
  case heroNumber
  case largeTitle
  case title
  /// The style for a number, such as a time, that is emphasised in a row.
  case number
  /// The style of each number on a screen that is devoted to several numbers.
  case statNumber
  case body
  /// The style for an ordinary number, such as a time, in a row or table.
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
