import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// Errors and remarks about a book that is missing at the path that the user named, perhaps because of a typing
/// mistake, or that is in the way of a new one.
extension Session {
  /// Fails with `notFound` if there is no book at the configured path. It is called by commands that are useless
  /// without a book.
  package func requireBook() throws(CommandError) {
    guard let path = placeWithoutBook else { return }
    throw .failed(.notFound(.store(.noBook(path: path))))
  }

  /// Fails if something exists at the path, except for a folder that contains only files created by a service. It is
  /// called by commands that create a new book there.
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

  /// The configured path, if there is no book there; nil if there is one. Also nil if the user named a service's
  /// socket, since that service may serve a book at any path.
  private var placeWithoutBook: String? {
    options.socket == nil ? options.configuration.placeWithoutBook : nil
  }
}
