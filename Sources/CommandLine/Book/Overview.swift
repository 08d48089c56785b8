import BookApplication
package import KernelCommandLine
import KernelPresentation

extension Command {
  /// The book at a glance, which the program shows without a command.
  package static let overview = Command(
    "", cs: "Ukáže, jak na tom kniha je", en: "Show the book at a glance", showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowOverview.self, ShowOverview.Input(), at: .overview)
  }
}
