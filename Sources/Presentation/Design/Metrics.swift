/// Measures of a theme's parts, in points.
package struct Metrics: Hashable, Sendable {
  /// Least height of what is pressed: at least `minimumTarget`.
  package var buttonHeight: Int
  package var cardRadius: Int
  package var buttonRadius: Int
  package var fieldRadius: Int
  package var cardPadding: Int
  /// Between cards.
  package var cardGap: Int
  /// Whether a card has a line around it, as it must where its colour is next to the page's.
  package var cardBorder: Bool
  /// Feedback while pressed, in hundredths. Scaling is left out when motion is reduced; since no state is shown by
  /// opacity alone, the background changes too.
  package var pressedScale: Int
  package var pressedOpacity: Int

  package init(
    buttonHeight: Int, cardRadius: Int, buttonRadius: Int, fieldRadius: Int, cardPadding: Int, cardGap: Int,
    cardBorder: Bool, pressedScale: Int, pressedOpacity: Int
  ) {
    self.buttonHeight = buttonHeight
    self.cardRadius = cardRadius
    self.buttonRadius = buttonRadius
    self.fieldRadius = fieldRadius
    self.cardPadding = cardPadding
    self.cardGap = cardGap
    self.cardBorder = cardBorder
    self.pressedScale = pressedScale
    self.pressedOpacity = pressedOpacity
  }

  /// Least width and height of anything that can be pressed.
  package static let minimumTarget = 44
  /// Width of the bar in a section's colour, at the leading edge.
  package static let accentBar = 4
  /// The width of the widest column of content, so that lines stay readable on a wide window.
  package static let contentWidth = 720
}
