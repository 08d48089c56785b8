import BookApplication
import BookPresentation
import Composition
import KernelApplication
import KernelPresentation
import SwimmingApplication
import SwimmingPresentation
import System

extension Command {
  static let demo = Command(
    "demo", [Parameter.path.optional],
    summary: Phrase(cs: "Ukáže knihu na vzorových plaváních", en: "Show the book with sample swims"),
    details: Phrase(
      cs: "Načte vzorový export aplikace Zdraví, nebo PATH, do knihy v nové složce, a ukáže, co zkusit dál. Vaší knihy "
        + "se nedotkne.",
      en: "Takes a sample export of the Health app, or PATH, into a book in a new folder, and tells what to try next. "
        + "Your own book stays as it is."),
    examples: [Example("demo", Phrase(cs: "vzorová kniha", en: "the sample book"))]
  ) { arguments, session throws(CommandError) in
    guard let path = arguments.paths("PATH").first else {
      return try App.withSampleExport(in: temporaryFolder, or: CommandError.failed) { (path) throws(CommandError) in
        try demonstrate(path, session)
      }
    }
    return try demonstrate(path, session)
  }

  private static func demonstrate(_ path: String, _ session: Session) throws(CommandError) -> ExitStatus {
    if let store = session.options.store { return try session.demonstrate(path, store) }
    let store = try temporaryStore()
    do throws(CommandError) {
      return try session.inStore(store).demonstrate(path, store)
    } catch {
      discardEmpty(store)
      throw error
    }
  }

  /// Takes the folder away that an import left without a book: only its lock is in there.
  private static func discardEmpty(_ store: String) {
    if Access.exists(store + "/manifest.json") { return }
    try? PosixFileSystem().remove(store + "/lock")
    try? PosixFileSystem().removeFolder(store)
  }

  private static var temporaryFolder: String {
    Terminal.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  private static func temporaryStore() throws(CommandError) -> String {
    do throws(SystemError) {
      return try TemporaryFile.makeFolder(in: temporaryFolder, prefix: "recordbook-demo-")
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
  }
}

extension Session {
  fileprivate func demonstrate(_ path: String, _ store: String) throws(CommandError) -> ExitStatus {
    let imported = try follow(ImportFiles.self, ImportFiles.Input(paths: [path]))
    let book = try call(ShowRecordsBook.self, ShowRecordsBook.Input())
    if options.json {
      try writeJSON(book)
      return .success
    }
    try write(ImportSummary(App.words, language).files(imported) + "\n")
    try showScreen(SwimmingRoutes.records.description)
    try write("\n" + DemoSummary.text(book, store: store, language))
    return .success
  }
}
