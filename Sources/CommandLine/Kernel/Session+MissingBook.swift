import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// A place that was named, where there is no book: perhaps it was mistyped.
extension Session {
  /// Fails with `notFound`. For what is of no use on a book that is not there.
  package func requireBook() throws(CommandError) {
    guard let path = placeWithoutBook else { return }
    throw .failed(.notFound(.store(.noBook(path: path))))
  }

  /// Fails where anything is at that place, for what fills a book of its own.
  package func requireNothing(at store: String) throws(CommandError) {
    if options.configuration.placeWithoutBook != nil || !Access.isThere(store) { return }
    let usual = Program.usual.command("demo")
    throw .usage(
      UsageError(
        LocalizedText(
          cs: "\(store): tam už kniha nebo něco jiného je", en: "\(store): there is a book, or something else"),
        hint: LocalizedText(
          cs: "Zvolte složku, která ještě není, nebo ji nezadávejte: \(usual)",
          en: "Choose a folder that is not there yet, or leave it out: \(usual)")))
  }

  /// Says so beside the empty screen or list, where the place was named.
  package func remarkMissingBook() {
    guard options.configuration.store != nil, let path = placeWithoutBook else { return }
    complain(MessageLocalizer(languageWithoutService, program: program).text(.store(.noBook(path: path))), hint: nil)
  }

  /// A service may have its book anywhere.
  private var placeWithoutBook: String? {
    options.socket == nil ? options.configuration.placeWithoutBook : nil
  }
}
