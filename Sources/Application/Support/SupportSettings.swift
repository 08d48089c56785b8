import KernelApplication
package import KernelDomain

/// The Support feature's settings. The store keeps them with the book's other settings.
package enum SupportSettings {
  package static let chime = Setting("support.chime", isOnByDefault: true)
  package static let names = Setting("support.names", isOnByDefault: true)
  package static let notifications = Setting("support.notifications", isOnByDefault: true)

  package static let all = [chime, names, notifications]
}

extension SupportSettings {
  /// Descriptions of the settings for clients of the service, each with the meaning of the setting in one sentence.
  static var described: [Schema.Member] {
    [
      .init(chime, "Whether a chime is played before each message."),
      .init(
        names, "Whether new plans show the senders of messages before the messages have been played."),
      .init(notifications, "Whether the user is notified when a message arrives."),
    ]
  }
}

extension Settings {
  package var hasChime: Bool { isOn(SupportSettings.chime) }
  package var showsSenders: Bool { isOn(SupportSettings.names) }
  package var tellsArrivals: Bool { isOn(SupportSettings.notifications) }
}
