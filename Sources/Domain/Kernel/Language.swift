/// A language of the user interface, together with the formats that it uses for dates and times of day.
package struct Language: Hashable, Sendable {
  package let tag: LanguageTag
  package let dates: DateStyle
  package let clock: ClockStyle
  /// The units that the user has chosen. The keys are the names of the settings for units, such as `strength.units`.
  private let units: [String: String]

  package init(
    _ tag: LanguageTag, dates: DateStyle = .usual, clock: ClockStyle = .usual, units: [String: String] = [:]
  ) {
    self.tag = tag
    self.dates = dates
    self.clock = clock
    self.units = units
  }

  package static let cs = Language(.cs)
  package static let en = Language(.en)
  package static let enGB = Language(.enGB)

  /// Returns a copy of this language with the units and the formats of dates and times that the user has chosen in the
  /// settings.
  /// - Parameters:
  ///   - units: the chosen units. The keys are the names of the settings for units, such as `strength.units`.
  ///   - value: returns the current value of a setting.
  package func formatted(units: [String: String], by value: (Setting) -> SettingValue) -> Language {
    Language(tag, dates: DateStyle(value(.dates)), clock: ClockStyle(value(.clock)), units: units)
  }

  /// Returns the unit that the user has chosen with this setting, such as `kg`; nil if the user has not chosen one.
  package func unit(_ setting: Setting) -> String? { units[setting.name] }

  /// Whether a setting selects the units of a feature, which is the case if its name ends in `.units`.
  package static func isOfUnits(_ setting: String) -> Bool { setting.hasSuffix(".units") }
}

extension Language: CaseIterable {
  /// All languages, each with its default formats of dates and times of day.
  package static var allCases: [Language] { LanguageTag.allCases.map { Language($0) } }
}

/// In JSON, a language consists only of its tag, such as `"en-GB"`. The formats of dates and times come from the
/// settings.
extension Language: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try LanguageTag(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try tag.encode(to: encoder)
  }
}

/// The tag that identifies a language (BCP 47).
package enum LanguageTag: String, CaseIterable, Codable, Sendable {
  case cs
  case en
  /// English with the day before the month and a 24-hour clock, as is usual outside the United States.
  case enGB = "en-GB"
}

package enum DateStyle: String, CaseIterable, Sendable {
  /// The format that is usual in the language: `9. 8. 2025` in Czech, `Aug 9, 2025` in American English.
  case usual = "language"
  /// The format of ISO 8601, in all languages: `2025-08-09`.
  case iso

  package init(_ value: SettingValue) { self = value.word.flatMap(DateStyle.init) ?? .usual }
}

package enum ClockStyle: String, CaseIterable, Sendable {
  /// The format that is usual in the language: `7:43 PM` in American English, `19:43` in the others.
  case usual = "language"
  case hours12 = "12"
  case hours24 = "24"

  package init(_ value: SettingValue) { self = value.word.flatMap(ClockStyle.init) ?? .usual }
}

extension Setting {
  /// The setting for the format of dates in all languages. Its values are the raw values of `DateStyle`.
  package static let dates = Setting(
    "book.dates", .choice(DateStyle.allCases.map(\.rawValue)), default: .text("language"))
  /// The setting for the format of times of day in all languages. Its values are the raw values of `ClockStyle`.
  package static let clock = Setting(
    "book.clock", .choice(ClockStyle.allCases.map(\.rawValue)), default: .text("language"))
}

extension SettingValue {
  /// The text, if this setting's value is a text; nil if it is a flag or a number.
  package var word: String? {
    guard case .text(let word) = self else { return nil }
    return word
  }
}
