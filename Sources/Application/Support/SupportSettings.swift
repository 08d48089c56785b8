package import KernelDomain

/// The settings of support, kept among the book's.
package enum SupportSettings {
  /// Whether a chime comes before each voice.
  package static let chime = Setting("support.chime", isOnByDefault: true)
  /// Whether new plans show who sent messages before these were played.
  package static let names = Setting("support.names", isOnByDefault: true)
  /// Whether it is told that a message arrived.
  package static let notifications = Setting("support.notifications", isOnByDefault: true)

  package static let all = [chime, names, notifications]
}

extension Settings {
  package var hasChime: Bool { isOn(SupportSettings.chime) }
  package var showsSenders: Bool { isOn(SupportSettings.names) }
  package var tellsArrivals: Bool { isOn(SupportSettings.notifications) }
}
