package import KernelDomain

/// The design (colours, type and spacing) in which screens are shown: one design for all features, or `as-designed`,
/// which shows each feature in the design made for it.
package enum DesignChoice: String, CaseIterable, Codable, Sendable {
  case asDesigned = "as-designed"
  case recordsBook = "records-book"
  case runBuddy = "run-buddy"
  case ptExpo = "pt-expo"
  case samwise
  case prayerTracker = "prayer-tracker"

  package static let schema = Schema("DesignChoice", "The design in which pages are shown.", DesignChoice.allCases) {
    choice in
    switch choice {
    case .asDesigned: "each feature in its own design"
    case .recordsBook, .runBuddy, .ptExpo, .samwise, .prayerTracker: nil
    }
  }

  package init(_ design: Design?) {
    switch design {
    case nil: self = .asDesigned
    case .recordsBook: self = .recordsBook
    case .runBuddy: self = .runBuddy
    case .ptExpo: self = .ptExpo
    case .samwise: self = .samwise
    case .prayerTracker: self = .prayerTracker
    }
  }

  package var design: Design? {
    switch self {
    case .asDesigned: nil
    case .recordsBook: .recordsBook
    case .runBuddy: .runBuddy
    case .ptExpo: .ptExpo
    case .samwise: .samwise
    case .prayerTracker: .prayerTracker
    }
  }
}
