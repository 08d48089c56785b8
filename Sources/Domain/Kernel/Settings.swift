/// The user's choices about how the book is shown. Settings never change recorded data.
package struct Settings: Hashable, Sendable {
  package var theme: Theme
  /// The design that the user chose for all pages; nil if each feature is shown in its own design.
  package var design: Design?
  /// The language in which texts are shown; nil to use that of the environment, which comes from `LANG` or the browser.
  package var language: Language?
  /// The values of the features' settings that the user has changed, by name, such as `swimming.showUnknown`.
  package var values: [String: SettingValue]

  package init(
    theme: Theme = .system, design: Design? = nil, language: Language? = nil, values: [String: SettingValue] = [:]
  ) {
    self.theme = theme
    self.design = design
    self.language = language
    self.values = values
  }

  /// Returns the user's value of a setting. Returns the default value if the user has not changed the setting. Also
  /// returns it if the setting does not accept the stored value, which may come from another version of the program.
  package func value(of setting: Setting) -> SettingValue {
    guard let value = values[setting.name], setting.takes(value) else { return setting.defaultValue }
    return setting.written(value)
  }

  /// Whether a setting is on: a flag whose value is true, or a `startDay` setting whose value is a day.
  package func isOn(_ setting: Setting) -> Bool {
    setting.isOn(value(of: setting))
  }
}

/// Describes a setting: its name, the values that it accepts, and its default. Most settings belong to a feature, a few
/// to the book.
package struct Setting: Hashable, Sendable {
  /// The setting's name in JSON: the feature's id, a dot and a word in camel case, such as `swimming.showUnknown`. On
  /// the command line, it is in kebab case: `swimming.show-unknown`.
  package let name: String
  package let values: Values
  package let defaultValue: SettingValue
  /// The words that may occur in the setting's value, if the value is a comma-separated list; nil for other settings.
  package let words: [String]?
  /// Whether the setting records that the user has left a feature's welcome screen. The way on from such a screen may
  /// be a login, so logging in turns the setting on.
  package private(set) var isWelcome = false
  /// Whether the setting's number is a duration in seconds, which the user may also enter as `2:00`.
  package private(set) var isDuration = false

  /// The values that a setting accepts.
  package enum Values: Hashable, Sendable {
    /// True or false, written as `on` or `off` on the command line.
    case flag
    /// One of several words.
    case choice([String])
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// A text with a maximum length, in characters.
    case text(longest: Int)
    /// A text that is empty or has the given form.
    case checkedText(TextForm)
    /// The day from which the setting is on, such as `2026-11-22`, or `off`. If the user turns the setting on with
    /// `true` or `on`, the current day is stored. Earlier versions stored an empty text instead of `off`.
    case startDay
  }

  /// The form that a setting's text must have.
  package struct TextForm: Hashable, Sendable {
    /// Examples of texts with this form, which messages show. Two forms are equal if their examples are equal.
    package let examples: [String]
    /// What the text must refer to; nil if only the form of the text is checked.
    package let meaning: Meaning?
    private let isOfForm: @Sendable (String) -> Bool
    /// Completes what the user entered, given the stored text; nil if it is stored as it was entered.
    fileprivate var complete: (@Sendable (_ entered: String, _ stored: String) -> String)?

    /// What a setting's text must refer to. Whether a text is valid may depend on the current day, on other settings,
    /// or on this machine's time zone database.
    package enum Meaning: Hashable, Sendable {
      /// A day in the past, or today.
      case pastDay
      /// A time zone in this machine's time zone database.
      case zone
      /// A whole number in a range. `lessThan` and `greaterThan` are the names of other settings that contain a number.
      /// The number must be less than that of the first and greater than that of the second.
      case number(ClosedRange<Int>, lessThan: String? = nil, greaterThan: String? = nil)
    }

    package init(examples: [String], _ meaning: Meaning? = nil, _ isOfForm: @escaping @Sendable (String) -> Bool) {
      self.examples = examples
      self.meaning = meaning
      self.isOfForm = isOfForm
    }

    /// Creates the form of a text that may be entered in part.
    /// - Parameter complete: completes what the user entered, given the stored text.
    package init(
      examples: [String], completing complete: @escaping @Sendable (_ entered: String, _ stored: String) -> String,
      isOfForm: @escaping @Sendable (String) -> Bool
    ) {
      self.init(examples: examples, nil, isOfForm)
      self.complete = complete
    }

    /// Creates the form of a whole number. An empty text is also valid.
    /// - Parameters:
    ///   - lessThan: the name of another setting, whose number must be greater; nil if there is no such setting.
    ///   - greaterThan: the name of another setting, whose number must be less; nil if there is no such setting.
    package init(
      examples: [String], number range: ClosedRange<Int>, lessThan: String? = nil, greaterThan: String? = nil
    ) {
      self.init(examples: examples, .number(range, lessThan: lessThan, greaterThan: greaterThan)) { text in
        Int(text).map { range.contains($0) && String($0) == text } ?? false
      }
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

  /// Creates a setting whose value is a comma-separated list of any of these words, each at most once. The default is
  /// empty.
  package init(_ name: String, listOf words: [String]) {
    self.name = name
    self.words = words
    values = .text(longest: words.reduce(0) { $0 + $1.count + 1 })
    defaultValue = .text("")
  }

  /// Creates a setting that is a duration in seconds.
  package init(_ name: String, seconds range: ClosedRange<Int>, default usual: Int) {
    self.init(name, .number(range), default: .number(usual))
    isDuration = true
  }

  /// Creates a setting that can be on or off.
  package init(_ name: String, isOnByDefault: Bool) {
    self.init(name, .flag, default: .flag(isOnByDefault))
  }

  /// Creates the setting that records that the user has left a feature's welcome screen.
  package init(welcome name: String) {
    self.init(name, isOnByDefault: false)
    isWelcome = true
  }

  package func takes(_ value: SettingValue) -> Bool {
    switch (values, value) {
    case (.flag, .flag): true
    case (.choice(let words), .text(let word)): words.contains(word)
    case (.number(let range), .number(let number)): range.contains(number)
    case (.text(let longest), .text(let text)): text.count <= longest && takes(list: text)
    case (.checkedText(let form), .text(let text)): form.takes(text)
    case (.startDay, .text(let text)): text.isEmpty || text == Setting.off || CivilDay(text) != nil
    default: false
    }
  }
}

extension Setting {
  /// The word with which a `startDay` setting is turned on from the current day.
  package static let on = "on"
  /// The value of a `startDay` setting that is off.
  package static let off = "off"

  package func isOn(_ value: SettingValue) -> Bool {
    value == .flag(true) || (values == .startDay && written(value) != .text(Setting.off))
  }

  /// Converts a value that the user entered to the value that is stored. For a `startDay` setting, `true` and `on`
  /// become the current day, and `false` and an empty text become `off`. Other values are stored unchanged.
  package func kept(_ value: SettingValue, on today: CivilDay) -> SettingValue {
    guard values == .startDay else { return value }
    return switch value {
    case .flag(true), .text(Setting.on): .text(today.description)
    case .flag(false): .text(Setting.off)
    case .number, .text: written(value)
    }
  }

  /// Completes a text that the user entered in part: the number of a weekly goal, for example, keeps what the goal
  /// counts, and `without-feed` removes one word from a list.
  /// - Parameter stored: the setting's value before.
  package func completed(_ value: SettingValue, from stored: SettingValue) -> SettingValue {
    guard case .text(let entered) = value, case .text(let known) = stored else { return value }
    if case .checkedText(let form) = values, let complete = form.complete { return .text(complete(entered, known)) }
    return .text(list(entered, known) ?? entered)
  }

  /// Adds one word to a list, or removes one from it. All words together are written as an empty text.
  /// - Parameters:
  ///   - entered: `with-` or `without-`, and the word.
  ///   - stored: the list before.
  /// - Returns: nil if `entered` is anything else, or would leave no word.
  private func list(_ entered: String, _ stored: String) -> String? {
    guard let words else { return nil }
    let chosen = stored.isEmpty ? words : stored.split(separator: ",").map(String.init)
    let changed = words.filter { word in
      entered == "with-" + word || (chosen.contains(word) && entered != "without-" + word)
    }
    guard words.contains(where: { ["with-" + $0, "without-" + $0].contains(entered) }), !changed.isEmpty else {
      return nil
    }
    return changed.count == words.count ? "" : changed.joined(separator: ",")
  }

  /// Converts a stored value to the one that this version writes.
  fileprivate func written(_ value: SettingValue) -> SettingValue {
    values == .startDay && value == .text("") ? .text(Setting.off) : value
  }

  private func takes(list: String) -> Bool {
    guard let words, !list.isEmpty else { return true }
    let chosen = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return Set(chosen).count == chosen.count && chosen.allSatisfy(words.contains)
  }
}

/// The value of a setting. In JSON, it is a Boolean, a number or a text, such as `true`, `5` or `"km"`.
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

/// The user's choice between light and dark pages.
package enum Theme: String, CaseIterable, Codable, Sendable {
  case light
  case dark
  case system
}

/// The designs in which pages can be shown.
package enum Design: String, CaseIterable, Codable, Sendable {
  case recordsBook = "records-book"
  case runBuddy = "run-buddy"
  case ptExpo = "pt-expo"
  case samwise
  case prayerTracker = "prayer-tracker"
}
