/// The style of a repetition as a whole.
package struct RepetitionStyle: Hashable, Sendable {
  /// The style of all laps; `mix` if the repetition has several strokes or is a medley.
  package let stroke: StrokeStyle
  /// Whether the repetition is an individual medley: a quarter of it in each of the four strokes, in the order of a
  /// medley (World Aquatics SW 9).
  package let isMedley: Bool

  private init(_ stroke: StrokeStyle, isMedley: Bool = false) {
    self.stroke = stroke
    self.isMedley = isMedley
  }

  /// The style of a repetition with these laps: their style if all have the same; a medley if they are four equal
  /// quarters in the order of a medley; otherwise `unknown` if any of them is unknown, or else `mix`. Drill or
  /// kickboard laps together with strokes also give `mix`.
  /// - Parameter laps: the styles of the laps that count, at least one.
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

/// The style is written as the stroke's English name, or `medley`.
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

  /// All possible values: the stroke styles, and the medley.
  package static let all = StrokeStyle.allCases.map { RepetitionStyle($0) } + [RepetitionStyle(.mix, isMedley: true)]
}
