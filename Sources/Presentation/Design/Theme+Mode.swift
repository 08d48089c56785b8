package import KernelDomain

extension Theme {
  /// The mode that the user has chosen with this setting; nil if the mode follows the device.
  package var mode: Appearance.Mode? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system: nil
    }
  }
}

extension DesignTheme {
  package init(_ design: Design) {
    self =
      switch design {
      case .recordsBook: .recordsBook
      case .runBuddy: .runBuddy
      case .ptExpo: .ptExpo
      case .samwise: .samwise
      case .prayerTracker: .prayerTracker
      }
  }
}
