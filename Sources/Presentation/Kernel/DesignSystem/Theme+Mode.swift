package import KernelDomain

extension Theme {
  /// Nil follows the device.
  package var mode: Appearance.Mode? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system: nil
    }
  }
}
