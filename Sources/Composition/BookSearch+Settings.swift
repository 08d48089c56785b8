import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation

extension BookSearch {
  /// With the settings of all features, each on the screen where it is changed.
  static var ofAllSettings: BookSearch {
    BookSearch(
      settings: { App.settings.filter { !hidden.contains($0.name) } },
      name: { App.name(of: $0, $1) }, destination: destination)
  }

  /// What remembers that something was seen, and is on no screen.
  private static let hidden: Set<String> = ["prayer.onboarded"]

  /// The feature's own settings where it has a screen for them, else those of the book.
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
