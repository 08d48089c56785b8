import Composition
import KernelApplication
import KernelDomain
import KernelPresentation

/// A place that was named, where there is no book: perhaps it was mistyped.
extension Session {
  /// Fails with `notFound`. For what is of no use on a book that is not there.
  package func requireBook() throws(CommandError) {
    guard let path = placeWithoutBook else { return }
    throw .failed(.notFound(.store(.noBook(path: path))))
  }

  /// Says so beside the empty screen or list, where the place was named.
  func remarkMissingBook() {
    guard options.configuration.store != nil, let path = placeWithoutBook else { return }
    complain(Speech(languageWithoutService, program: program).text(.store(.noBook(path: path))), hint: nil)
  }

  /// A service may have its book anywhere.
  private var placeWithoutBook: String? {
    options.socket == nil ? options.configuration.placeWithoutBook : nil
  }
}
