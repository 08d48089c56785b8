/// The sizes of a theme's elements, in points unless stated otherwise.
package struct Metrics: Hashable, Sendable {
  /// The minimum height of buttons; at least `minimumTarget`.
  package var buttonHeight: Int
  package var cardRadius: Int
  package var buttonRadius: Int
  package var fieldRadius: Int
  package var cardPadding: Int
  /// The gap between cards.
  package var cardGap: Int
  /// Whether cards have a border. They need one if their background colour hardly differs from the page's.
  package var cardBorder: Bool
  /// How much an element shrinks while it is pressed: the pressed size in hundredths of the normal size.
  /// `pressedOpacity` is the opacity of a pressed element. With reduced motion, nothing shrinks. The background of a
  /// pressed element changes, too, because opacity alone never shows a state.
  package var pressedScale: Int
  package var pressedOpacity: Int

  /// The minimum width and height of every element that can be pressed.
  package static let minimumTarget = 44
  /// The width of the bar at the leading edge of a section, in the section's colour.
  package static let accentBar = 4
  /// The maximum width of the content column, so that lines are not too long to read in a wide window.
  package static let contentWidth = 720
}
