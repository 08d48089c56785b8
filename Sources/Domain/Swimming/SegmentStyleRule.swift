/// The style of a segment follows from the styles of its laps.
package enum SegmentStyleRule {
  /// All laps of one style: that. Otherwise mix, or unknown as soon as one lap is of no known style.
  ///
  /// - Parameter styles: of the laps as corrected, excluded ones left out; none at all make unknown.
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
