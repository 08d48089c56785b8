/// The style of a whole repetition.
package struct RepetitionStyle: Hashable, Sendable {
  /// The common style of all laps of the repetition; `mix` if it has several strokes or is a medley.
  package let stroke: StrokeStyle
  /// Whether the repetition is an individual medley, with a quarter of the distance in each of the four strokes, in the
  /// order of a medley (World Aquatics SW 9).
  package let isMedley: Bool

  private init(_ stroke: StrokeStyle, isMedley: Bool = false) {
    self.stroke = stroke
    self.isMedley = isMedley
  }

  /// Creates the style of a repetition. It is the common style of the laps, if they have one. It is a medley if the
  /// laps are four equal quarters in the order of a medley. Otherwise, it is `unknown` if the style of any lap is
  /// unknown, else `mix`. Strokes mixed with drill or kickboard are also `mix`.
  /// - Parameter laps: the styles of the laps that are not excluded; at least one.
  package init(of laps: [StrokeStyle]) {
    if let first = laps.first, laps.allSatisfy({ $0 == first }) {
      self.init(first)
    } else if AttemptStyleRule.isMedley(laps) {
      self.init(.mix, isMedley: true)
    } else {
      self.init(laps.contains(.unknown) || laps.isEmpty ? .unknown : .mix)
    }
  }
}

/// The text of the style is the English name of the stroke, or `medley`.
extension RepetitionStyle: LosslessStringConvertible {
  package var description: String { isMedley ? "medley" : stroke.description }

  package init?(_ text: String) {
    if text == "medley" {
      self.init(.mix, isMedley: true)
    } else if let stroke = StrokeStyle(text) {
      self.init(stroke)
    } else {
      return nil
    }
  }

  /// All possible values: the styles of laps, and the medley.
  package static let all = StrokeStyle.allCases.map { RepetitionStyle($0) } + [RepetitionStyle(.mix, isMedley: true)]
}
