package import BookApplication
import KernelApplication
package import KernelDomain
import KernelPresentation

/// Describes in words what an import added and updated.
package struct ImportedWords {
  private let features: [any FeatureStrings]
  private let language: Language

  package init(_ features: [any FeatureStrings], _ language: Language) {
    self.features = features
    self.language = language
  }

  /// Describes an import in one line, such as `import of export.zip: Running 4 new, 1 updated`.
  package func line(_ imported: BookImport) -> String {
    let head =
      imported.sync == true
      ? language.say(cs: "synchronizace", en: "sync") : language.say(cs: "import", en: "import")
    let files = self.files(imported)
    let of = files.isEmpty ? "" : language.say(cs: " \(files)", en: " of \(files)")
    return head + of + ": " + imported.brought.map(brought).joined(separator: "; ")
  }

  /// Names the first file of an import, and says how many others there are; empty if no names are known.
  package func files(_ imported: BookImport) -> String {
    guard let first = imported.files.first else { return "" }
    let more = imported.files.count - 1 + (imported.moreFiles ?? 0)
    if more == 0 { return printable(first) }
    let others = language.counted(more, .otherFiles)
    return language.say(cs: "\(printable(first)) a \(others)", en: "\(printable(first)) and \(others)")
  }

  /// Describes what an import brought to one feature, such as `Running 4 new, 1 updated`.
  package func brought(_ brought: BookImport.Brought) -> String { name(brought.feature) + " " + counts(brought) }

  package func counts(_ brought: BookImport.Brought) -> String {
    var counts: [String] = []
    let (new, updated) = (language.number(brought.new), language.number(brought.updated))
    if brought.new > 0 { counts.append(language.say(cs: "nové: \(new)", en: "\(new) new")) }
    if brought.updated > 0 { counts.append(language.say(cs: "změněné: \(updated)", en: "\(updated) updated")) }
    return counts.joined(separator: ", ")
  }

  package func name(_ feature: String) -> String {
    features.first { $0.feature.name == feature }?.overview(FeatureParts(), language)?.tile.children.first?.text
      ?? feature
  }

  /// Describes what undoing or redoing imports did to things in the book, such as `gone: 4, as before: 1`.
  package func moved(_ things: MovedThings) -> String {
    let counts = [
      (things.gone, language.say(cs: "pryč: ", en: "gone: ")),
      (things.asBefore, language.say(cs: "jako předtím: ", en: "as before: ")),
      (things.back, language.say(cs: "zpátky: ", en: "back: ")),
    ].filter { $0.0 > 0 }.map { $1 + language.number($0) }
    return counts.isEmpty ? language.say(cs: "beze změny", en: "nothing changed") : counts.joined(separator: ", ")
  }
}
