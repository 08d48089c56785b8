package import KernelDomain

extension CivilDay {
  package static let schema = Schema(
    "Day", "A calendar day, without a time zone (ISO 8601).",
    .text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), examples: [#""2025-08-09""#])
}

extension CivilMonth {
  package static let schema = Schema(
    "Month", "A calendar month (ISO 8601).", .text(pattern: "^[0-9]{4}-[0-9]{2}$"), examples: [#""2025-08""#])
}

extension Timestamp {
  package static let schema = Schema(
    "Timestamp", "An instant in UTC (ISO 8601), with milliseconds unless it is a whole second.",
    .text(pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?Z$"#),
    examples: [#""2025-08-09T17:43:58Z""#])
}

extension LengthUnit {
  package static let schema = Schema("LengthUnit", "The unit of a distance.", [LengthUnit.metre, .yard]) {
    unit in
    switch unit {
    case .metre: "metres"
    case .yard: "yards of 0.9144 m"
    }
  }
}

extension Profile: Described {
  package static let schema = Schema(
    "Profile", "The owner of the book: the name and picture that are shown.",
    [
      .init("name", .ownerName, "The owner's name; empty if none was given."),
      .init("avatar", Avatar.schema, "The owner's picture."),
    ])
}

extension Avatar {
  package static let schema = Schema("Avatar", "One of the pictures that the owner can choose.", Avatar.allCases)
}

extension Theme {
  package static let schema = Schema("Theme", "Whether pages are light or dark.", Theme.allCases) { theme in
    switch theme {
    case .light, .dark: nil
    case .system: "as set on the device that shows the page"
    }
  }
}

extension Language {
  package static let schema = Schema(
    "Language", "A language in which the book can be shown (BCP 47).", LanguageTag.allCases)
}

extension SettingValue {
  package static let schema = Schema(
    "SettingValue", "The value of a setting: a flag, a whole number or a text.",
    .either([.flag, .ordinal, .text]), examples: ["true"])
}

extension Schema {
  static var ownerName: Schema {
    Schema(
      "OwnerName",
      """
      The name of the book's owner: at most 80 characters, without control characters; an accented letter or an emoji \
      is one character.
      """,
      .text(pattern: #"^[^\u0000-\u001F\u007F]{0,3200}$"#), examples: [#""Eva""#])
  }

  /// Returns the schema of an absolute path.
  /// - Parameter example: a path that serves as an example.
  package static func path(_ example: String) -> Schema {
    Schema(
      "Path", "An absolute path on the service's machine, of at most 4,095 bytes.", .text(pattern: "^/"),
      examples: ["\"\(example)\""])
  }
}
