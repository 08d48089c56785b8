package import KernelApplication
import KernelDomain
package import KernelPresentation

/// The feature's page in an export of the book.
package struct ReadingPages: PageContributor {
  private let screens: ScreenRegistry

  package init(screens: ScreenRegistry) { self.screens = screens }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    book.name(ReadingDestinations.log, "reading.html")
    try book.write(screens.screen(ReadingDestinations.log.route.description, language: book.language), as: "reading")
  }
}
