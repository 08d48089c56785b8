import BookApplication
package import KernelCommandLine
import KernelPresentation

extension Command {
  /// Where the owner stands, in a few lines: what the program says where no command is given.
  package static let overview = Command(
    "", summary: LocalizedText(cs: "Ukáže, jak na tom kniha je", en: "Show the book at a glance"), showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowOverview.self, ShowOverview.Input(), at: .root)
  }
}
