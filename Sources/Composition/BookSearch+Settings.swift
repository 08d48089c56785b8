import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation

extension BookSearch {
  /// The search for settings of all features. Each result leads to the screen on which the setting can be changed.
  static var ofAllSettings: BookSearch {
    BookSearch(
      settings: { App.settings.filter { !hidden.contains($0.name) } },
      name: { App.name(of: $0, $1) }, destination: destination)
  }

  /// The names of settings that the search omits. No screen shows them, because they only record that the user has seen
  /// something.
  private static let hidden: Set<String> = ["prayer.onboarded", "running.welcomed"]

  /// Returns the screen on which a setting can be changed. It is the settings screen of the setting's feature if there
  /// is one, otherwise that of the book.
  private static func destination(_ setting: Setting) -> Destination {
    switch setting.name.split(separator: ".").first {
    case "running": Destination(Route(path: "running", "settings"))
    case "support": Destination(Route(path: "support", "settings"))
    case "prayer": Destination(Route(path: "prayer", "settings"))
    case "strength": Destination(Route(path: "strength", "more"))
    default: .settings
    }
  }
}
