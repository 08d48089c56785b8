package import KernelDomain

/// The Support feature's settings, which are stored with the book's other settings.
package enum SupportSettings {
  /// Whether a chime is played before each message.
  package static let chime = Setting("support.chime", isOnByDefault: true)
  /// Whether new plans show the names of senders whose messages have not been played yet.
  package static let names = Setting("support.names", isOnByDefault: true)
  /// Whether the user is notified when a message arrives.
  package static let notifications = Setting("support.notifications", isOnByDefault: true)

  package static let all = [chime, names, notifications]
}

extension Settings {
  package var hasChime: Bool { isOn(SupportSettings.chime) }
  package var showsSenders: Bool { isOn(SupportSettings.names) }
  package var tellsArrivals: Bool { isOn(SupportSettings.notifications) }
}
