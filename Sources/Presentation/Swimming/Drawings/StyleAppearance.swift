package import KernelDomain
package import KernelPresentation
package import SwimmingDomain

extension StrokeStyle {
  /// Returns the stroke's name, such as `Kraul` or `Freestyle`.
  package func name(_ language: Language) -> String {
    switch self {
    case .freestyle: language.say(cs: "Kraul", en: "Freestyle")
    case .backstroke: language.say(cs: "Znak", en: "Backstroke")
    case .breaststroke: language.say(cs: "Prsa", en: "Breaststroke")
    case .butterfly: language.say(cs: "Motýl", en: "Butterfly")
    case .mix: language.say(cs: "Polohový závod", en: "Medley")
    case .unknown: language.say(cs: "Neznámý", en: "Unknown")
    case .drill: language.say(cs: "Technika", en: "Drill")
    case .kickboard: language.say(cs: "Nohy s deskou", en: "Kickboard")
    }
  }

  /// Returns the stroke's name for single laps and for totals of laps. For a whole swim, `mix` means a medley. For
  /// laps, it means that several strokes were used.
  package func lapName(_ language: Language) -> String {
    self == .mix ? SwimmingStrings(language: language).mixedStrokes : name(language)
  }

  package var hue: Hue {
    switch self {
    case .freestyle: .freestyle
    case .backstroke: .backstroke
    case .breaststroke: .breaststroke
    case .butterfly: .butterfly
    case .mix: .mix
    case .unknown, .drill, .kickboard: .unknown
    }
  }

  package var icon: Icon {
    switch self {
    case .freestyle: Icon("figure.pool.swim.freestyle", .featured)
    case .backstroke: Icon("figure.pool.swim.backstroke", .featured)
    case .breaststroke: Icon("figure.pool.swim.breaststroke", .featured)
    case .butterfly: Icon("figure.pool.swim.butterfly", .featured)
    case .mix: Icon("arrow.triangle.2.circlepath", .featured)
    case .unknown, .drill, .kickboard: Icon("questionmark.circle", .featured)
    }
  }
}

extension Hue {
  static let freestyle = Hue("freestyle")
  static let backstroke = Hue("backstroke")
  static let breaststroke = Hue("breaststroke")
  static let butterfly = Hue("butterfly")
  static let mix = Hue("mix")
  static let unknown = Hue("unknown")
}

extension Hue {
  /// The hue of each stroke, as in the design document Records Book.
  package static let strokes: KeyValuePairs<Hue, Hue> = [
    .freestyle: .blue, .backstroke: .green, .breaststroke: .red, .butterfly: .yellow, .mix: .purple, .unknown: .gray,
  ]
}
