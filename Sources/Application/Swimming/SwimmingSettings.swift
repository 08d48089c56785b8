package import KernelDomain

/// The switches that swimming adds to the settings. They change what screens show, never what is recorded.
package enum SwimmingSettings {
  package static let showUnknown = Setting("swimming.showUnknown", isOnByDefault: true)
  package static let longDistances = Setting("swimming.longDistances", isOnByDefault: false)

  package static let all = [showUnknown, longDistances]
}
