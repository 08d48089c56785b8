import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation

extension BookSearch {
  /// The search that finds the settings of all features; each result leads to the screen where the setting is changed.
  static var ofAllSettings: BookSearch {
    BookSearch(
      settings: { App.settings.filter { !hidden.contains($0.name) } },
      name: { App.name(of: $0, $1) }, destination: destination)
  }

  /// The names of settings that are not found because no screen shows them: they only remember that the user has seen
  /// something.
  private static let hidden: Set<String> = ["prayer.onboarded"]

  /// Returns the screen where a setting is changed: the feature's own settings screen if it has one; otherwise the
  /// book's.
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
