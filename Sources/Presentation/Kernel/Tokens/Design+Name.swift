package import KernelDomain

extension Design {
  /// The design's name, as written in its design document.
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
