import BookApplication
package import KernelCommandLine
import KernelPresentation

extension Command {
  /// The command that shows an overview of the book. It runs if the user enters no command.
  package static let overview = Command(
    "", cs: "Ukáže, jak na tom kniha je", en: "Show the book at a glance", showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowOverview.self, ShowOverview.Input(), at: .overview)
  }
}
