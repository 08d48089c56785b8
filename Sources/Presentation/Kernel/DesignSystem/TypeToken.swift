/// The type scale. Sizes are those at the platform's default text size; every size a person chooses is supported.
package enum TypeToken: String, CaseIterable, Codable, Sendable {
  /// The one number a screen is about.
  case heroNumber
  case largeTitle
  case title
  /// A time that stands out in a row.
  case number
  case body
  /// A time among others.
  case time
  case caption

  package var style: TypeStyle {
    switch self {
    case .heroNumber: TypeStyle(points: 36, weight: .bold, isMonospaced: true)
    case .largeTitle: TypeStyle(points: 34, weight: .bold, isMonospaced: false)
    case .title: TypeStyle(points: 22, weight: .semibold, isMonospaced: false)
    case .number: TypeStyle(points: 22, weight: .bold, isMonospaced: true)
    case .body: TypeStyle(points: 17, weight: .regular, isMonospaced: false)
    case .time: TypeStyle(points: 17, weight: .regular, isMonospaced: true)
    case .caption: TypeStyle(points: 13, weight: .regular, isMonospaced: false)
    }
  }
}

package struct TypeStyle: Hashable, Sendable {
  package let points: Int
  package let weight: Weight
  /// SF Mono or the platform's like, so that digits stand under each other.
  package let isMonospaced: Bool

  package enum Weight: String, Sendable {
    case regular
    case semibold
    case bold
  }
}
