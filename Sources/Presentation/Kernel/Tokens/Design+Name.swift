package import KernelDomain

extension Design {
  /// As its document calls itself.
  package var name: String {
    switch self {
    case .recordsBook: "Records Book"
    case .runBuddy: "RunBuddy"
    case .ptExpo: "PT Expo"
    case .samwise: "Samwise"
    case .prayerTracker: "PrayerTracker"
    }
  }
}
