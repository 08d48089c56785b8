import BookApplication
import BookPresentation
import Composition
import Glibc
import KernelApplication
import KernelPresentation
import SwimmingApplication
import SwimmingPresentation

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
    if Glibc.access(store + "/manifest.json", F_OK) == 0 { return }
    unlink(store + "/lock")
    rmdir(store)
  }

  private static var temporaryFolder: String {
    Terminal.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  private static func temporaryStore() throws(CommandError) -> String {
    let base = temporaryFolder
    var template = Array((base + "/recordbook-demo-XXXXXX").utf8) + [0]
    let isMade = template.withUnsafeMutableBytes { bytes in
      bytes.assumingMemoryBound(to: CChar.self).baseAddress.flatMap(mkdtemp) != nil
    }
    guard isMade else {
      throw .failed(
        .system(operation: "create a folder in", path: base, reason: String(cString: strerror(errno))))
    }
    return String(decoding: template.dropLast(), as: UTF8.self)
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
