/// What a repetition was swum in.
package struct RepetitionStyle: Hashable, Sendable {
  /// `mix` for several strokes, and for a medley.
  package let stroke: StrokeStyle
  /// Whether it is an individual medley: the four strokes in its order, a quarter each (World Aquatics SW 9).
  package let isMedley: Bool

  private init(_ stroke: StrokeStyle, isMedley: Bool = false) {
    self.stroke = stroke
    self.isMedley = isMedley
  }

  /// One style is that of all; of several, four equal quarters in its order are a medley, any unknown lap makes unknown,
  /// and the rest, drill and kick among strokes too, is mixed.
  /// - Parameter laps: those that count as swum, at least one.
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

  /// All that there are: the strokes, and the medley.
  package static let all = StrokeStyle.allCases.map { RepetitionStyle($0) } + [RepetitionStyle(.mix, isMedley: true)]
}
