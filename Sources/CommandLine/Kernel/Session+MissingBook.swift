import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// What commands do if the place that the user named has no book, perhaps because of a typing mistake.
extension Session {
  /// Fails with `notFound`, for commands that are useless without a book.
  package func requireBook() throws(CommandError) {
    guard let path = placeWithoutBook else { return }
    throw .failed(.notFound(.store(.noBook(path: path))))
  }

  /// Fails if anything exists at that place, for commands that make a book of their own.
  package func requireNothing(at store: String) throws(CommandError) {
    if options.configuration.placeWithoutBook != nil || !Access.isThere(store) { return }
    let usual = Program.usual.command("demo")
    throw .usage(
      cs: "\(store): tam už kniha nebo něco jiného je", en: "\(store): the folder is not empty",
      hint: LocalizedText(
        cs: "Zvolte složku, která ještě není, nebo ji nezadávejte: \(usual)",
        en: "Choose a folder that does not exist yet, or omit it: \(usual)"))
  }

  /// Mentions the missing book beside the empty screen or list, if the user named the place.
  package func remarkMissingBook() {
    guard options.configuration.store != nil, let path = placeWithoutBook else { return }
    complain(MessageLocalizer(languageWithoutService, program: program).text(.store(.noBook(path: path))), hint: nil)
  }

  /// Nil if a socket was named, because a service may have its book anywhere.
  private var placeWithoutBook: String? {
    options.socket == nil ? options.configuration.placeWithoutBook : nil
  }
}
