/// How the book is shown. Settings never change recorded data.
package struct Settings: Hashable, Sendable {
  package var theme: Theme
  /// Nil shows each feature in the design of its own document.
  package var design: Design?
  /// Nil follows the environment.
  package var language: Language?
  /// The values that the user chose for settings of features, by name: `swimming.showUnknown`.
  package var values: [String: SettingValue]

  package init(
    theme: Theme = .system, design: Design? = nil, language: Language? = nil, values: [String: SettingValue] = [:]
  ) {
    self.theme = theme
    self.design = design
    self.language = language
    self.values = values
  }

  /// The chosen value, or the setting's default. A value that the setting does not take, perhaps from another version,
  /// counts as not chosen.
  package func value(of setting: Setting) -> SettingValue {
    guard let value = values[setting.name], setting.takes(value) else { return setting.defaultValue }
    return value
  }

  /// Whether a flag is true, or a `startDay` setting has a day.
  package func isOn(_ setting: Setting) -> Bool {
    setting.isOn(value(of: setting))
  }
}

/// A setting, mostly one that a feature adds to those of the book.
package struct Setting: Hashable, Sendable {
  /// The feature's id and the setting's own name, as in JSON: `swimming.showUnknown`. The command line writes it in
  /// kebab case: `swimming.show-unknown`.
  package let name: String
  package let values: Values
  package let defaultValue: SettingValue
  /// The words that a comma-separated list may hold; nil for other settings.
  package let words: [String]?

  /// The kind of value that a setting takes.
  package enum Values: Hashable, Sendable {
    /// True or false; `on` and `off` on the command line.
    case flag
    /// One of these words.
    case choice([String])
    /// A whole number in this range.
    case number(ClosedRange<Int>)
    /// A text of at most this many characters.
    case text(longest: Int)
    /// An empty text, or one of the given form.
    case checkedText(TextForm)
    /// Off (an empty text), or the day from which it is on: `2026-11-22`. Setting it to `true` stores today.
    case startDay
  }

  /// The form that the text of a setting must have.
  package struct TextForm: Hashable, Sendable {
    /// Example texts of the form.
    package let examples: [String]
    /// What else is checked when the user chooses the value; nil if nothing is.
    package let meaning: Meaning?
    private let isOfForm: @Sendable (String) -> Bool

    /// What a text names, for checks that need today's date or this machine.
    package enum Meaning: Hashable, Sendable {
      /// A day in the past, or today.
      case pastDay
      /// A time zone that this machine knows.
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

  /// A setting for a comma-separated list of some of these words; empty by default.
  package init(_ name: String, listOf words: [String]) {
    self.name = name
    self.words = words
    values = .text(longest: words.reduce(0) { $0 + $1.count + 1 })
    defaultValue = .text("")
  }

  /// A setting that is either on or off.
  package init(_ name: String, isOnByDefault: Bool) {
    self.init(name, .flag, default: .flag(isOnByDefault))
  }

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
  /// Whether this value means that the setting is on.
  package func isOn(_ value: SettingValue) -> Bool {
    value == .flag(true) || (values == .startDay && value != .text(""))
  }

  /// The value to store when the user chooses `value` today.
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

/// Whether pages are light or dark.
package enum Theme: String, CaseIterable, Codable, Sendable {
  case light
  case dark
  case system
}

/// The designs that pages can follow.
package enum Design: String, CaseIterable, Codable, Sendable {
  case recordsBook = "records-book"
  case runBuddy = "run-buddy"
  case ptExpo = "pt-expo"
  case samwise
  case prayerTracker = "prayer-tracker"
}
