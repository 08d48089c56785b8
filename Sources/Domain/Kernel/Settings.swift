/// How the book is shown. Settings never change what is recorded.
package struct Settings: Hashable, Codable, Sendable {
  package var theme: Theme
  /// Nil is the swim book's own.
  package var design: Design?
  /// Nil follows the environment.
  package var language: Language?
  /// Switches that features declare, by name; one that is absent has its declared default.
  package var switches: [String: Bool]

  package init(theme: Theme = .system, design: Design? = nil, language: Language? = nil, switches: [String: Bool] = [:])
  {
    self.theme = theme
    self.design = design
    self.language = language
    self.switches = switches
  }

  package func isOn(_ toggle: SettingSwitch) -> Bool {
    switches[toggle.name] ?? toggle.isOnByDefault
  }
}

/// A switch that a feature adds to the settings.
package struct SettingSwitch: Hashable, Sendable {
  /// As in JSON and, in kebab case, on the command line.
  package let name: String
  package let isOnByDefault: Bool

  package init(name: String, isOnByDefault: Bool) {
    self.name = name
    self.isOnByDefault = isOnByDefault
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

/// The languages the book speaks.
package enum Language: String, CaseIterable, Codable, Sendable {
  case cs
  case en
}
