/// A language the book speaks, with how dates and times of day are written in it.
package struct Language: Hashable, Sendable {
  package let tag: LanguageTag
  package let dates: DateStyle
  package let clock: ClockStyle
  /// What features' settings of units say, by the settings' names: `strength.units`.
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

  /// The same words, with dates, times of day and units as the settings have them.
  /// - Parameter units: of features, by the settings' names.
  package func formatted(units: [String: String], by value: (Setting) -> SettingValue) -> Language {
    Language(tag, dates: DateStyle(value(.dates)), clock: ClockStyle(value(.clock)), units: units)
  }

  /// The unit that a setting of units says; nil where it was not chosen.
  package func unit(_ setting: Setting) -> String? { units[setting.name] }

  /// Whether a setting of that name is one of units.
  package static func isOfUnits(_ setting: String) -> Bool { setting.hasSuffix(".units") }
}

extension Language: CaseIterable {
  /// Each with dates and times of day as it has them itself.
  package static var allCases: [Language] { LanguageTag.allCases.map { Language($0) } }
}

/// In JSON the tag alone, `"en-GB"`: how dates are written is for the settings to say.
extension Language: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try LanguageTag(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try tag.encode(to: encoder)
  }
}

/// What a language is called among programs (BCP 47).
package enum LanguageTag: String, CaseIterable, Codable, Sendable {
  case cs
  case en
  /// English with the day before the month and 24 hours, as outside the United States.
  case enGB = "en-GB"
}

/// How a day is written.
package enum DateStyle: String, CaseIterable, Sendable {
  /// As the language has it: `9. 8. 2025`, `Aug 9, 2025`.
  case usual = "language"
  /// ISO 8601: `2025-08-09`.
  case iso

  package init(_ value: SettingValue) {
    self = value.word.flatMap(DateStyle.init) ?? .usual
  }
}

/// How a time of day is written.
package enum ClockStyle: String, CaseIterable, Sendable {
  /// As the language has it: `7:43 PM` in American English, else `19:43`.
  case usual = "language"
  case hours12 = "12"
  case hours24 = "24"

  package init(_ value: SettingValue) {
    self = value.word.flatMap(ClockStyle.init) ?? .usual
  }
}

extension Setting {
  /// How days are written, whatever the language.
  package static let dates = Setting(
    "book.dates", .choice(DateStyle.allCases.map(\.rawValue)), default: .text("language"))
  /// How times of day are written, whatever the language.
  package static let clock = Setting(
    "book.clock", .choice(ClockStyle.allCases.map(\.rawValue)), default: .text("language"))
}

extension SettingValue {
  /// Its text; nil of one that is none.
  package var word: String? {
    guard case .text(let word) = self else { return nil }
    return word
  }
}
