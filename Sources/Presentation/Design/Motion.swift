/// The duration and easing curve of an animation. If the user prefers reduced motion, changes are immediate.
package struct Motion: Hashable, Sendable {
  package let milliseconds: Int
  /// The delay before the animation begins, in milliseconds.
  package let delay: Int
  package let easing: Easing

  package init(_ milliseconds: Int, delay: Int = 0, _ easing: Easing = .easeInOut) {
    self.milliseconds = milliseconds
    self.delay = delay
    self.easing = easing
  }

  /// The easing curves, named as in SwiftUI.
  package enum Easing: Hashable, Sendable {
    case easeInOut
    case easeOut
    /// A spring. `response` is in milliseconds, `damping` is the damping fraction in hundredths.
    case spring(response: Int, damping: Int)

    /// The easing as the control points of a Bézier curve, in hundredths. `easeInOut` and `easeOut` have the curves of
    /// CSS (css-easing-1) and SwiftUI. For formats without springs, a spring is approximated by a curve that overshoots
    /// about as far.
    package var bezier: [Int] {
      switch self {
      case .easeInOut: [42, 0, 58, 100]
      case .easeOut: [0, 0, 58, 100]
      case .spring(_, let damping): [34, damping < 70 ? 156 : 120, 64, 100]
      }
    }
  }
}

/// A shadow below an element; its sizes are in points.
package struct Shadow: Hashable, Sendable {
  package let y: Int
  package let blur: Int
  package let color: RGB
  /// The shadow's opacity in hundredths.
  package let opacity: Int

  package init(y: Int, blur: Int, color: UInt32, opacity: Int) {
    self.y = y
    self.blur = blur
    self.color = RGB(color)
    self.opacity = opacity
  }
}
