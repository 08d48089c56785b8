import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation

extension BookSearch {
  /// The search that finds settings of all features. Each result leads to the screen where the setting can be changed.
  static var ofAllSettings: BookSearch {
    BookSearch(
      settings: { App.settings.filter { !hidden.contains($0.name) } },
      name: { App.name(of: $0, $1) }, destination: destination)
  }

  /// The names of settings that the search leaves out. No screen shows them, because they only record that the user has
  /// seen something.
  private static let hidden: Set<String> = ["prayer.onboarded", "running.welcomed"]

  /// Returns the screen where a setting can be changed: the settings screen of its feature if there is one, otherwise
  /// that of the book.
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
