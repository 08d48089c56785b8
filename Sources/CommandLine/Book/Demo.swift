import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine
import KernelPresentation
import System

extension Command {
  /// Returns the command `demo`.
  /// - Parameter features: the features, each of which suggests commands to try next.
  package static func demo(_ features: [FeatureCommands]) -> Command {
    Command(
      "demo", [Parameter.path.read.optional],
      cs: "Ukáže knihu na vzorových trénincích", en: "Try the book with sample data",
      details: LocalizedText(
        cs:
          "Načte vzorový export aplikace Zdraví, nebo PATH, do knihy v nové složce, a ukáže, co zkusit dál. Vaší knihy "
          + "se nedotkne. Kde nová složka bude, řekne --store; co už v ní je, odmítne.",
        en:
          "Imports a sample export of the Health app, or PATH, into a book in a new folder, and suggests what to try next. "
          + "Your own book stays as it is. --store names the new folder, which must be empty."),
      examples: [Example("demo", cs: "vzorová kniha", en: "the sample book")],
      showsScreen: true
    ) { arguments, session throws(CommandError) in
      guard let path = arguments.paths("PATH").first else {
        return try App.withSampleExport(in: Terminal.temporaryFolder, or: CommandError.failed) {
          (path) throws(CommandError) in
          try demonstrate(path, session, features, hasSamples: true)
        }
      }
      return try demonstrate(path, session, features, hasSamples: false)
    }
  }

  /// Imports the file at `path` into a new book, and prints which commands to try next.
  /// - Parameter hasSamples: whether the features add their sample data to the imported data.
  private static func demonstrate(
    _ path: String, _ session: Session, _ features: [FeatureCommands], hasSamples: Bool
  ) throws(CommandError) -> ExitStatus {
    if let store = session.options.store {
      let session = session.inStore(store)
      try session.requireNothing(at: store)
      return try session.demonstrate(path, store, features, hasSamples: hasSamples)
    }
    let store = try temporaryStore()
    do throws(CommandError) {
      return try session.inStore(store).demonstrate(path, store, features, hasSamples: hasSamples)
    } catch {
      discardEmpty(store)
      throw error
    }
  }

  /// Removes the folder of a demonstration whose import failed, if it contains no book but only a lock.
  private static func discardEmpty(_ store: String) {
    if Access.exists(store + "/manifest.json") { return }
    try? PosixFileSystem().remove(store + "/lock")
    try? PosixFileSystem().removeFolder(store)
  }

  private static func temporaryStore() throws(CommandError) -> String {
    do throws(SystemError) {
      return try TemporaryFile.makeFolder(in: Terminal.temporaryFolder, prefix: "recordbook-demo-")
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
  }
}

extension Session {
  fileprivate func demonstrate(
    _ path: String, _ store: String, _ features: [FeatureCommands], hasSamples: Bool
  ) throws(CommandError) -> ExitStatus {
    let imported = try follow(ImportFiles.self, ImportFiles.Input(paths: [path]))
    for feature in features where hasSamples {
      if Interrupt.isRequested { return interrupted(store) }
      try feature.sample(self)
    }
    if options.json {
      try writeJSON(imported)
      return .success
    }
    let language = language
    try write(ImportSummary(App.strings, language, program).files(imported))
    for feature in Feature.all {
      if Interrupt.isRequested { return interrupted(store) }
      // Several features have a first screen called Home, so the name of the feature is printed above each one's
      // screen.
      if let sentence = features.first(where: { $0.noun.name == feature.noun })?.noun.summary {
        try write("\n" + sentence(language) + "\n\n")
      }
      try showScreen(feature.home.description)
    }
    var next: [FeatureCommands.Suggestion] = []
    for feature in features { next += try feature.tryNext(self, language, program) }
    if Interrupt.isRequested { return interrupted(store) }
    try write("\n" + DemoSummary.text(next, store: store, language, program))
    return .success
  }

  /// Reports that the demonstration was interrupted. The book may already contain the import and some of the samples.
  private func interrupted(_ store: String) -> ExitStatus {
    complain(
      languageWithoutService.say(
        cs: "přerušeno; v knize ve složce \(store) chybí vzory",
        en: "interrupted; some samples are missing from the book in \(store)"),
      hint: nil)
    return .interrupted
  }
}
