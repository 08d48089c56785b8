package import KernelDomain

/// A language, or none: `system` follows the environment.
package enum LanguageChoice: String, CaseIterable, Codable, Sendable {
  case system
  case cs
  case en
  case enGB = "en-GB"

  package static let schema = Schema("LanguageChoice", "In which language the book is shown.", LanguageChoice.allCases)
  { choice in
    switch choice {
    case .system: "that of the environment"
    case .cs: "Czech"
    case .en: "English, dates as in the United States"
    case .enGB: "English, the day before the month and 24 hours"
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
