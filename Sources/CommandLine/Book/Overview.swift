import BookApplication
package import KernelCommandLine
import KernelPresentation

extension Command {
  /// The command that shows an overview of the book. It also runs if the user enters no command.
  package static let overview = Command(
    "overview", cs: "Ukáže přehled knihy, stejně jako bez příkazu",
    en: "Show the book at a glance, as without a command", showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowOverview.self, ShowOverview.Input(), at: .overview)
  }
}
