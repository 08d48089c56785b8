/// The style of a whole repetition.
package struct RepetitionStyle: Hashable, Sendable {
  /// `mix` for several strokes and for a medley.
  package let stroke: StrokeStyle
  /// Whether it is an individual medley: a quarter for each of the four strokes, in the order of a medley (World
  /// Aquatics SW 9).
  package let isMedley: Bool

  private init(_ stroke: StrokeStyle, isMedley: Bool = false) {
    self.stroke = stroke
    self.isMedley = isMedley
  }

  /// The style of a repetition with these laps. If all have one style, it is that. Four equal quarters in the order of
  /// a medley are a medley. Otherwise it is unknown if any lap is, and mixed if none is; drill and kick mixed with
  /// strokes count as mixed.
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

/// Written as the stroke's English name, or `medley`.
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

  /// All possible values: the strokes, and the medley.
  package static let all = StrokeStyle.allCases.map { RepetitionStyle($0) } + [RepetitionStyle(.mix, isMedley: true)]
}
