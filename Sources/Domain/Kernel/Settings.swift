/// How the book is shown. Settings never change what is recorded.
package struct Settings: Hashable, Sendable {
  package var theme: Theme
  /// Nil shows each feature in the design of its own document.
  package var design: Design?
  /// Nil follows the environment.
  package var language: Language?
  /// The values of features' settings that were chosen, by the settings' names: `swimming.showUnknown`.
  package var values: [String: SettingValue]

  package init(
    theme: Theme = .system, design: Design? = nil, language: Language? = nil, values: [String: SettingValue] = [:]
  ) {
    self.theme = theme
    self.design = design
    self.language = language
    self.values = values
  }

  /// The value chosen, else the setting's default. One that the setting does not take, as another version's may be, counts
  /// as not chosen.
  package func value(of setting: Setting) -> SettingValue {
    guard let value = values[setting.name], setting.takes(value) else { return setting.defaultValue }
    return value
  }

  /// Whether a switch is on, or a setting that is on from a day.
  package func isOn(_ setting: Setting) -> Bool {
    setting.isOn(value(of: setting))
  }
}

/// A setting that a feature adds to those of the book.
package struct Setting: Hashable, Sendable {
  /// The feature's id and the setting's own name, as in JSON: `swimming.showUnknown`. The command line has the latter in
  /// kebab case: `swimming.show-unknown`.
  package let name: String
  package let values: Values
  package let defaultValue: SettingValue
  /// What may stand in a text that is a list, with commas between; nil for any other.
  package let words: [String]?

  /// What a setting takes.
  package enum Values: Hashable, Sendable {
    /// True or false; `on` and `off` on the command line.
    case flag
    /// One of these words.
    case choice([String])
    /// A whole number in this range.
    case number(ClosedRange<Int>)
    /// A text of at most so many characters.
    case text(longest: Int)
    /// Empty, or a text of that form.
    case checkedText(TextForm)
    /// Empty for off, or the day from which on it is on, `2026-11-22`: switched on (`true`), it is on from today.
    case startDay
  }

  /// What the text of a setting has to look like.
  package struct TextForm: Hashable, Sendable {
    /// Texts of that form.
    package let examples: [String]
    /// What else is asked of it where it is chosen; nil for nothing.
    package let meaning: Meaning?
    private let isOfForm: @Sendable (String) -> Bool

    /// What a text names, which only its day or this machine can tell.
    package enum Meaning: Hashable, Sendable {
      /// A day that was, or is.
      case pastDay
      /// A time zone of this machine.
      case zone
    }

    package init(examples: [String], _ meaning: Meaning? = nil, _ isOfForm: @escaping @Sendable (String) -> Bool) {
      self.examples = examples
      self.meaning = meaning
      self.isOfForm = isOfForm
    }

    fileprivate func takes(_ text: String) -> Bool { text.isEmpty || isOfForm(text) }

    package static func == (one: TextForm, other: TextForm) -> Bool { one.examples == other.examples }
    package func hash(into hasher: inout Hasher) { hasher.combine(examples) }
  }

  package init(_ name: String, _ values: Values, default defaultValue: SettingValue) {
    self.name = name
    self.values = values
    self.defaultValue = defaultValue
    words = nil
    precondition(takes(defaultValue), "\(name) does not take its own default")
  }

  /// A list of some of these words, with commas between; empty by default.
  package init(_ name: String, listOf words: [String]) {
    self.name = name
    self.words = words
    values = .text(longest: words.reduce(0) { $0 + $1.count + 1 })
    defaultValue = .text("")
  }

  /// A switch.
  package init(_ name: String, isOnByDefault: Bool) {
    self.init(name, .flag, default: .flag(isOnByDefault))
  }

  /// Whether this is a value of the setting.
  package func takes(_ value: SettingValue) -> Bool {
    switch (values, value) {
    case (.flag, .flag): true
    case (.choice(let words), .text(let word)): words.contains(word)
    case (.number(let range), .number(let number)): range.contains(number)
    case (.text(let longest), .text(let text)): text.count <= longest && takes(list: text)
    case (.checkedText(let form), .text(let text)): form.takes(text)
    case (.startDay, .text(let text)): text.isEmpty || CivilDay(text) != nil
    default: false
    }
  }
}

extension Setting {
  /// Whether it is switched on by the value.
  package func isOn(_ value: SettingValue) -> Bool {
    value == .flag(true) || (values == .startDay && value != .text(""))
  }

  /// What is kept for a value that was chosen on a day.
  package func kept(_ value: SettingValue, on today: CivilDay) -> SettingValue {
    guard values == .startDay, case .flag(let isOn) = value else { return value }
    return .text(isOn ? today.description : "")
  }

  private func takes(list: String) -> Bool {
    guard let words, !list.isEmpty else { return true }
    let chosen = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return Set(chosen).count == chosen.count && chosen.allSatisfy(words.contains)
  }
}

/// The value of a setting; in JSON `true`, `5` or `"km"`.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
}

extension SettingValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isOn = try? container.decode(Bool.self) {
      self = .flag(isOn)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let isOn): try container.encode(isOn)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// Colour appearance of pages.
package enum Theme: String, CaseIterable, Codable, Sendable {
  case light
  case dark
  case system
}

/// The design documents that pages can follow.
package enum Design: String, CaseIterable, Codable, Sendable {
  case recordsBook = "records-book"
  case runBuddy = "run-buddy"
  case ptExpo = "pt-expo"
  case samwise
  case prayerTracker = "prayer-tracker"
}
