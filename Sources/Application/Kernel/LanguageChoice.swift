package import KernelDomain

/// A language, or none: `system` follows the environment.
package enum LanguageChoice: String, CaseIterable, Codable, Sendable {
  case system
  case cs
  case en
  case enGB = "en-GB"

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
