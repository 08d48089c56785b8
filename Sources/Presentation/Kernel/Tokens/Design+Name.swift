package import KernelDomain

extension Design {
  /// The name by which its document calls itself.
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
