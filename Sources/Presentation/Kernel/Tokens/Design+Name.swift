package import KernelDomain

extension Design {
  /// The name of the design, as its design document states it.
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
