import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingPresentation

extension BookSearch {
  /// The search for settings of all features. Each result leads to the screen on which the setting can be changed.
  static var ofAllSettings: BookSearch {
    BookSearch(
      settings: { App.settings.filter { !App.progressSettings.contains($0.name) } },
      name: { App.name(of: $0, $1) }, destination: destination)
  }

  /// Returns the screen on which a setting can be changed. It is the settings screen of the setting's feature if there
  /// is one, otherwise that of the book.
  private static func destination(_ setting: Setting) -> Destination {
    switch setting.name.split(separator: ".").first {
    case "swimming": SwimmingDestinations.settings
    case "running": Destination(Route(path: "running", "settings"))
    case "support": Destination(Route(path: "support", "settings"))
    case "prayer": Destination(Route(path: "prayer", "settings"))
    case "strength": Destination(Route(path: "strength", "more"))
    default: .settings
    }
  }
}
