import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// Handles paths that the user named but at which there is no book, perhaps because of a typing mistake.
extension Session {
  /// Fails with `notFound` if there is no book at the configured path. It is called by commands that are useless
  /// without a book.
  package func requireBook() throws(CommandError) {
    guard let path = placeWithoutBook else { return }
    throw .failed(.notFound(.store(.noBook(path: path))))
  }

  /// Fails if a file or folder exists at the path. It is called by commands that create a new book there.
  package func requireNothing(at store: String) throws(CommandError) {
    if options.configuration.placeWithoutBook != nil || !Access.isThere(store) { return }
    let usual = Program.usual.command("demo")
    throw .usage(
      cs: "\(store): tam už kniha nebo něco jiného je", en: "\(store): the folder is not empty",
      hint: LocalizedText(
        cs: "Zvolte složku, která ještě není, nebo ji nezadávejte: \(usual)",
        en: "Choose a folder that does not exist yet, or leave it out: \(usual)"))
  }

  /// Prints a remark if the user named a path at which there is no book, since that is why the printed screen or list
  /// is empty.
  package func remarkMissingBook() {
    guard options.configuration.store != nil, let path = placeWithoutBook else { return }
    complain(MessageLocalizer(languageWithoutService, program: program).text(.store(.noBook(path: path))), hint: nil)
  }

  /// The configured path, if there is no book there; nil if there is one. Also nil if the user named a socket, since
  /// the book of that service may be anywhere.
  private var placeWithoutBook: String? {
    options.socket == nil ? options.configuration.placeWithoutBook : nil
  }
}
