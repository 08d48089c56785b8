package import KernelDomain

/// The language of screens, or `system` for the language of the program's environment.
package enum LanguageChoice: String, CaseIterable, Codable, Sendable {
  case system
  case cs
  case en
  case enGB = "en-GB"

  package static let schema = Schema(
    "LanguageChoice", "The language in which the book is shown.", LanguageChoice.allCases
  ) { choice in
    switch choice {
    case .system: "the language of the environment"
    case .cs: "Czech"
    case .en: "English, with dates as in the United States"
    case .enGB: "English, with the day before the month and a 24-hour clock"
    }
  }

  package init(_ language: Language?) {
    switch language?.tag {
    case nil: self = .system
    case .cs: self = .cs
    case .en: self = .en
    case .enGB: self = .enGB
    }
  }

  package var language: Language? {
    switch self {
    case .system: nil
    case .cs: .cs
    case .en: .en
    case .enGB: .enGB
    }
  }
}
