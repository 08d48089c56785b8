package import KernelDomain
package import KernelPresentation
package import SwimmingDomain

extension StrokeStyle {
  /// Kraul, Freestyle …
  package func name(_ language: Language) -> String {
    switch self {
    case .freestyle: language.say(cs: "Kraul", en: "Freestyle")
    case .backstroke: language.say(cs: "Znak", en: "Backstroke")
    case .breaststroke: language.say(cs: "Prsa", en: "Breaststroke")
    case .butterfly: language.say(cs: "Motýl", en: "Butterfly")
    case .mix: language.say(cs: "Mix", en: "Medley")
    case .unknown: language.say(cs: "Neznámý", en: "Unknown")
    case .drill: language.say(cs: "Technika", en: "Drill")
    case .kickboard: language.say(cs: "Nohy s deskou", en: "Kickboard")
    }
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
    case .freestyle, .backstroke, .breaststroke, .butterfly: Icon("figure.pool.swim", .featured)
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

extension Palette {
  /// The records book's colours: fills as its document names them, text shades that keep the hue and reach 4.5:1.
  package static let swimming = Palette.standard.adding([
    .freestyle: Colors(
      fill: Adaptive(0x007AFF), onFill: Adaptive(0x000000), text: Adaptive(light: 0x0068EB, dark: 0x1181FF)),
    .backstroke: Colors(
      fill: Adaptive(0x34C759), onFill: Adaptive(0x000000), text: Adaptive(light: 0x008115, dark: 0x34C759)),
    .breaststroke: Colors(
      fill: Adaptive(0xFF3B30), onFill: Adaptive(0x000000), text: Adaptive(light: 0xDF0209, dark: 0xFF3B30)),
    .butterfly: Colors(
      fill: Adaptive(0xFFCC00), onFill: Adaptive(0x000000), text: Adaptive(light: 0x8C6A00, dark: 0xFFCC00)),
    .mix: Colors(
      fill: Adaptive(0xAF52DE), onFill: Adaptive(0x000000), text: Adaptive(light: 0xA042CE, dark: 0xB659E6)),
    .unknown: Colors(
      fill: Adaptive(0x8E8E93), onFill: Adaptive(0x000000), text: Adaptive(light: 0x6E6E73, dark: 0x8E8E93)),
  ])
}
