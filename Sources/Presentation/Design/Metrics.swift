/// The sizes of a theme's elements, in points.
package struct Metrics: Hashable, Sendable {
  /// The minimum height of buttons; at least `minimumTarget`.
  package var buttonHeight: Int
  package var cardRadius: Int
  package var buttonRadius: Int
  package var fieldRadius: Int
  package var cardPadding: Int
  /// The gap between cards.
  package var cardGap: Int
  /// Whether cards have a border, which they need if their colour hardly differs from the page's.
  package var cardBorder: Bool
  /// The scale of a pressed element, in hundredths; `pressedOpacity` is its opacity. With reduced motion, nothing is
  /// scaled. The background of a pressed element changes, too, since no state is shown by opacity alone.
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

  /// The minimum width and height of every element that can be pressed.
  package static let minimumTarget = 44
  /// The width of the bar at the leading edge of a section, in the section's colour.
  package static let accentBar = 4
  /// The maximum width of the content column, so that lines are not too long to read in a wide window.
  package static let contentWidth = 720
}
