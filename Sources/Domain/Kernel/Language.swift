/// A language of the user interface, with the way it writes dates and times of day.
package struct Language: Hashable, Sendable {
  package let tag: LanguageTag
  package let dates: DateStyle
  package let clock: ClockStyle
  /// The chosen units of the features, by the names of their settings: `strength.units`.
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

  /// This language with the dates, times of day and units that the settings ask for.
  /// - Parameters:
  ///   - units: the chosen units, by the names of the features' settings.
  ///   - value: returns the value of a setting.
  package func formatted(units: [String: String], by value: (Setting) -> SettingValue) -> Language {
    Language(tag, dates: DateStyle(value(.dates)), clock: ClockStyle(value(.clock)), units: units)
  }

  /// The unit that a setting chooses; nil if the user chose none.
  package func unit(_ setting: Setting) -> String? { units[setting.name] }

  /// Whether a setting of this name chooses units.
  package static func isOfUnits(_ setting: String) -> Bool { setting.hasSuffix(".units") }
}

extension Language: CaseIterable {
  /// Every language, with its own way of writing dates and times of day.
  package static var allCases: [Language] { LanguageTag.allCases.map { Language($0) } }
}

/// JSON holds only the tag, `"en-GB"`: how dates are written depends on the settings.
extension Language: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try LanguageTag(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try tag.encode(to: encoder)
  }
}

/// The tag by which programs know a language (BCP 47).
package enum LanguageTag: String, CaseIterable, Codable, Sendable {
  case cs
  case en
  /// English with the day before the month and a 24-hour clock, as used outside the United States.
  case enGB = "en-GB"
}

/// How a day is written.
package enum DateStyle: String, CaseIterable, Sendable {
  /// The way of the language: `9. 8. 2025`, `Aug 9, 2025`.
  case usual = "language"
  /// ISO 8601: `2025-08-09`.
  case iso

  package init(_ value: SettingValue) {
    self = value.word.flatMap(DateStyle.init) ?? .usual
  }
}

/// How a time of day is written.
package enum ClockStyle: String, CaseIterable, Sendable {
  /// The way of the language: `7:43 PM` in American English, otherwise `19:43`.
  case usual = "language"
  case hours12 = "12"
  case hours24 = "24"

  package init(_ value: SettingValue) {
    self = value.word.flatMap(ClockStyle.init) ?? .usual
  }
}

extension Setting {
  /// Chooses how days are written, in all languages.
  package static let dates = Setting(
    "book.dates", .choice(DateStyle.allCases.map(\.rawValue)), default: .text("language"))
  /// Chooses how times of day are written, in all languages.
  package static let clock = Setting(
    "book.clock", .choice(ClockStyle.allCases.map(\.rawValue)), default: .text("language"))
}

extension SettingValue {
  /// The value's text; nil if the value is not a text.
  package var word: String? {
    guard case .text(let word) = self else { return nil }
    return word
  }
}
