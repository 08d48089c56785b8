/// A change that takes time. With reduced motion it takes none.
package struct Motion: Hashable, Sendable {
  package let milliseconds: Int
  /// Before it begins.
  package let delay: Int
  package let easing: Easing

  package init(_ milliseconds: Int, delay: Int = 0, _ easing: Easing = .easeInOut) {
    self.milliseconds = milliseconds
    self.delay = delay
    self.easing = easing
  }

  /// The curves as SwiftUI names them.
  package enum Easing: Hashable, Sendable {
    case easeInOut
    case easeOut
    /// Response in milliseconds and damping fraction in hundredths.
    case spring(response: Int, damping: Int)

    /// The Bézier curve, in hundredths: of CSS (css-easing-1) and SwiftUI for the first two; a spring's is the nearest
    /// with the same overshoot, for what has no springs.
    package var bezier: [Int] {
      switch self {
      case .easeInOut: [42, 0, 58, 100]
      case .easeOut: [0, 0, 58, 100]
      case .spring(_, let damping): [34, damping < 70 ? 156 : 120, 64, 100]
      }
    }
  }
}

/// A shadow below something, in points.
package struct Shadow: Hashable, Sendable {
  package let y: Int
  package let blur: Int
  package let color: RGB
  /// The opacity in hundredths.
  package let opacity: Int

  package init(y: Int, blur: Int, color: UInt32, opacity: Int) {
    self.y = y
    self.blur = blur
    self.color = RGB(color)
    self.opacity = opacity
  }
}
