package import KernelDomain

extension CivilDay {
  package static var schema: Schema {
    Schema(
      "Day", "A day of the calendar, without a time zone (ISO 8601).",
      .text(pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), examples: [#""2025-08-09""#])
  }
}

extension CivilMonth {
  package static var schema: Schema {
    Schema("Month", "A month of a year (ISO 8601).", .text(pattern: "^[0-9]{4}-[0-9]{2}$"), examples: [#""2025-08""#])
  }
}

extension Timestamp {
  package static var schema: Schema {
    Schema(
      "Timestamp", "An instant in UTC (ISO 8601), with milliseconds where it is no whole second.",
      .text(pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?Z$"#),
      examples: [#""2025-08-09T17:43:58Z""#])
  }
}

extension LengthUnit {
  package static var schema: Schema {
    Schema("LengthUnit", "In what distances are counted.", [LengthUnit.metre, .yard]) { unit in
      switch unit {
      case .metre: "metres"
      case .yard: "yards of 0.9144 m"
      }
    }
  }
}

extension Profile {
  package static var schema: Schema {
    Schema(
      "Profile", "The owner of the book, as chosen to be shown.",
      [
        .init("name", .ownerName, "The owner's name; empty where none was given."),
        .init("avatar", Avatar.schema, "The owner's picture."),
      ])
  }
}

extension Avatar {
  package static var schema: Schema { Schema("Avatar", "One of the pictures of an owner.", Avatar.allCases) }
}

extension Theme {
  package static var schema: Schema {
    Schema("Theme", "Whether pages are light or dark.", Theme.allCases) { theme in
      switch theme {
      case .light, .dark: nil
      case .system: "as the device that shows them"
      }
    }
  }
}

extension Language {
  package static var schema: Schema {
    Schema("Language", "A language that the book speaks (BCP 47).", LanguageTag.allCases)
  }
}

extension LanguageChoice {
  package static var schema: Schema {
    Schema("LanguageChoice", "In which language the book is shown.", LanguageChoice.allCases) { choice in
      switch choice {
      case .system: "that of the environment"
      case .cs: "Czech"
      case .en: "English, dates as in the United States"
      case .enGB: "English, the day before the month and 24 hours"
      }
    }
  }
}

extension DesignChoice {
  package static var schema: Schema {
    Schema("DesignChoice", "In which design pages come.", DesignChoice.allCases) { choice in
      switch choice {
      case .asDesigned: "each feature in that of its own document"
      case .recordsBook, .runBuddy, .ptExpo, .samwise, .prayerTracker: nil
      }
    }
  }
}

extension SettingValue {
  package static var schema: Schema {
    Schema(
      "SettingValue", "The value of a setting: a switch, a whole number or a text.",
      .either([.flag, .ordinal, .text]), examples: ["true"])
  }
}

extension NoInput {
  package static var schema: Schema { Schema("Nothing is taken.", []) }
}

extension StoreFinding {
  package static var schema: Schema {
    Schema(
      "StoreFinding", "Something wrong with what the store keeps.",
      [
        .init("place", .text, "The file, with an offset or a line where one can be told."),
        .init("problem", Message.schema, "What is wrong with it."),
      ])
  }
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

extension Progress {
  package static var schema: Schema {
    Schema(
      "Progress", "How far a method is.",
      [
        .init("subject", .text, "What is being worked on, such as a file's path."),
        .init("bytesDone", .integer, "How much of it is done.", unit: .bytes),
        .init("bytesTotal", .integer, "How much of it there is.", unit: .bytes),
        .init("found", .integer, "How much was found so far, of what the method looks for.", unit: .of("things found")),
      ])
  }
}
