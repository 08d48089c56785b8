import KernelDomain

/// The style of a lap. The first six cases are also the sections of the record book, in the same order.
package enum StrokeStyle: UInt8, CaseIterable, Sendable {
  case freestyle
  case backstroke
  case breaststroke
  case butterfly
  /// An individual medley, or a lap with several styles.
  case mix
  case unknown
  /// An exercise to improve technique. Drill and kickboard laps are shown but set no records, unless the user changes
  /// their style.
  case drill
  case kickboard

  /// The sections of the record book, in order. The user can assign any of these styles to a segment.
  package static let sections: [StrokeStyle] = [.freestyle, .backstroke, .breaststroke, .butterfly, .mix, .unknown]

  /// Whether the style is known: it is one of the four strokes or `mix`, as recognised by the watch or chosen by the
  /// user.
  package var isKnown: Bool {
    rawValue <= StrokeStyle.mix.rawValue
  }

  /// Whether laps of this style can set records.
  package var countsForRecords: Bool {
    rawValue <= StrokeStyle.unknown.rawValue
  }
}

/// The text of a style is its English name, such as `freestyle`.
extension StrokeStyle: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .freestyle: "freestyle"
    case .backstroke: "backstroke"
    case .breaststroke: "breaststroke"
    case .butterfly: "butterfly"
    case .mix: "mix"
    case .unknown: "unknown"
    case .drill: "drill"
    case .kickboard: "kickboard"
    }
  }

  package init?(_ text: String) {
    guard let style = StrokeStyle.allCases.first(where: { $0.description == text }) else { return nil }
    self = style
  }
}

extension StrokeStyle: Comparable {
  package static func < (a: StrokeStyle, b: StrokeStyle) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension StrokeStyle: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}
