/// Derives the style of a segment from the styles of its laps.
package enum SegmentStyleRule {
  /// Returns the common style of the laps. If their styles differ, it is `unknown` if any lap is unknown, drill or
  /// kickboard, otherwise `mix`. If there are no laps, it is `unknown`.
  /// - Parameter styles: the styles of the corrected laps, without excluded laps.
  package static func style(of styles: some Sequence<StrokeStyle>) -> StrokeStyle {
    var first: StrokeStyle?
    var isUniform = true
    var areKnown = true
    for style in styles {
      isUniform = isUniform && style.rawValue == (first ?? style).rawValue
      areKnown = areKnown && style.isKnown
      first = first ?? style
    }
    guard let first else { return .unknown }
    if isUniform { return first }
    return areKnown ? .mix : .unknown
  }
}
