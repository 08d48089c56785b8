package import KernelDomain

extension CivilDay {
  package static let schema = Schema(
    "Day", "A day of the calendar, without a time zone (ISO 8601).",
    .text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), examples: [#""2025-08-09""#])
}

extension CivilMonth {
  package static let schema = Schema(
    "Month", "A month of a year (ISO 8601).", .text(pattern: "^[0-9]{4}-[0-9]{2}$"), examples: [#""2025-08""#])
}

extension Timestamp {
  package static let schema = Schema(
    "Timestamp", "An instant in UTC (ISO 8601), with milliseconds where it is no whole second.",
    .text(pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?Z$"#),
    examples: [#""2025-08-09T17:43:58Z""#])
}

extension LengthUnit {
  package static let schema = Schema("LengthUnit", "In what distances are counted.", [LengthUnit.metre, .yard]) {
    unit in
    switch unit {
    case .metre: "metres"
    case .yard: "yards of 0.9144 m"
    }
  }
}

extension Profile: Described {
  package static let schema = Schema(
    "Profile", "The owner of the book, as chosen to be shown.",
    [
      .init("name", .ownerName, "The owner's name; empty where none was given."),
      .init("avatar", Avatar.schema, "The owner's picture."),
    ])
}

extension Avatar {
  package static let schema = Schema("Avatar", "One of the pictures of an owner.", Avatar.allCases)
}

extension Theme {
  package static let schema = Schema("Theme", "Whether pages are light or dark.", Theme.allCases) { theme in
    switch theme {
    case .light, .dark: nil
    case .system: "as the device that shows them"
    }
  }
}

extension Language {
  package static let schema = Schema("Language", "A language that the book speaks (BCP 47).", LanguageTag.allCases)
}

extension SettingValue {
  package static let schema = Schema(
    "SettingValue", "The value of a setting: a switch, a whole number or a text.",
    .either([.flag, .ordinal, .text]), examples: ["true"])
}

extension Schema {
  static var ownerName: Schema {
    Schema(
      "OwnerName", "The name of a book's owner: at most 80 characters as people count them, none that controls.",
      .text(pattern: #"^[^\u0000-\u001F\u007F]{0,3200}$"#), examples: [#""Eva""#])
  }

  /// A path from the root, such as this one.
  package static func path(_ example: String) -> Schema {
    Schema(
      "Path", "A path of the service's machine, from the root, of at most 4,095 bytes.", .text(pattern: "^/"),
      examples: ["\"\(example)\""])
  }
}
