/// Derives the style of a segment from the styles of its laps.
package enum SegmentStyleRule {
  /// The common style if all laps have one. Otherwise mix, or unknown if any lap's style is unknown.
  ///
  /// - Parameter styles: those of the corrected laps, without excluded ones. No laps give unknown.
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
