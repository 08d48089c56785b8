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
    let files = self.files(imported)
    let of = files.isEmpty ? "" : language.say(cs: " \(files)", en: " of \(files)")
    return head(imported) + of + ": " + imported.brought.map(brought).joined(separator: "; ")
  }

  private func head(_ imported: BookImport) -> String {
    imported.sync == true ? language.say(cs: "synchronizace", en: "sync") : "import"
  }

  /// Describes in a few words what an import added and updated, such as `1 run added, 2 runs updated`, with the names of
  /// its files.
  func added(_ imported: BookImport) -> (what: String, files: String) {
    let counts = imported.brought.flatMap { brought in
      let strings = features.first { $0.feature.name == brought.feature }
      func counted(_ count: Int) -> String {
        strings?.counted(count, ofKind: "", language) ?? language.counted(count, .things)
      }
      let (new, updated) = (counted(brought.new), counted(brought.updated))
      return (brought.new > 0 ? [language.say(cs: "přidáno: \(new)", en: "\(new) added")] : [])
        + (brought.updated > 0 ? [language.say(cs: "změněno: \(updated)", en: "\(updated) updated")] : [])
    }
    let head = imported.sync == true || counts.isEmpty ? [head(imported)] : []
    return ((head + counts).joined(separator: ", "), files(imported))
  }

  /// Returns the name of an import's first file and, if there are several files, how many more there are. Empty if no
  /// names are known.
  package func files(_ imported: BookImport) -> String {
    guard let first = imported.files.first else { return "" }
    let more = imported.files.count - 1 + (imported.moreFiles ?? 0)
    if more == 0 { return printable(first) }
    let others = language.counted(more, .otherFiles)
    return language.say(cs: "\(printable(first)) a \(others)", en: "\(printable(first)) and \(others)")
  }

  /// Returns a feature's name, and how many of its items an import added and updated, such as
  /// `Running 4 new, 1 updated`.
  package func brought(_ brought: BookImport.Brought) -> String { name(brought.feature) + " " + counts(brought) }

  package func counts(_ brought: BookImport.Brought) -> String {
    var counts: [String] = []
    let (new, updated) = (language.number(brought.new), language.number(brought.updated))
    if brought.new > 0 { counts.append(language.say(cs: "nové: \(new)", en: "\(new) new")) }
    if brought.updated > 0 { counts.append(language.say(cs: "změněné: \(updated)", en: "\(updated) updated")) }
    return counts.joined(separator: ", ")
  }

  /// Returns the facts about an import, such as its time and its files, as pairs of a name and a value.
  /// - Parameter localTime: converts an instant to the local time of this machine.
  func facts(
    of imported: BookImport, localTime: (Timestamp) -> CivilDateTime
  ) -> [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = [
      (language.say(cs: "Kdy", en: "Time"), language.dateAndClock(localTime(imported.at)))
    ]
    if !imported.files.isEmpty { facts.append((language.say(cs: "Soubory", en: "Files"), files(imported))) }
    for brought in imported.brought { facts.append((name(brought.feature), counts(brought))) }
    let leftOut = leftOut(imported)
    if !leftOut.isEmpty {
      facts.append((language.say(cs: "Vynecháno", en: "Left out"), leftOut))
    }
    if let guessed = imported.guessed {
      let noun = Noun(cs: "aktivita", "aktivity", "aktivit", en: "activity", "activities")
      facts.append((language.say(cs: "Odhadnutý sport", en: "Guessed sport"), language.counted(guessed, noun)))
    }
    if let options = options(imported) { facts.append((language.say(cs: "Volby", en: "Options"), options)) }
    let state = imported.stands ? language.say(cs: "platí", en: "in force") : undone
    facts.append((language.say(cs: "Stav", en: "State"), state))
    return facts
  }

  /// Lists what an import left out, such as `412 cycling, other: 3`, apart from files that contain nothing for the book.
  /// Of older imports, the book knows only how much it was. Empty if it was nothing, or if the book does not know.
  private func leftOut(_ imported: BookImport) -> String {
    guard let all = imported.leftOut?.filter({ $0.why != "book.otherKind" }) else {
      return imported.left.map { language.number($0) } ?? ""
    }
    // The ids of messages have a dot; sports have none.
    let sports = all.filter { !$0.what.contains(".") }
    let others = all.filter { $0.what.contains(".") }.reduce(0) { $0 + $1.count }
    let named = sports.map { left in
      let sport = BookMessage.Sport(kind: left.what.isEmpty ? nil : left.what)
      return language.number(left.count) + " " + printable(language.say(cs: sport.czech, en: sport.english))
    }
    let rest = others == 0 ? [] : [language.say(cs: "jiné: ", en: "other: ") + language.number(others)]
    return (named + rest).joined(separator: ", ")
  }

  /// Lists the options with which an import was run, such as `pool 25`; nil if there were none.
  private func options(_ imported: BookImport) -> String? {
    imported.options.map { options in
      options.sorted { $0.key < $1.key }.map { "\($0.key) \(printable($0.value))" }.joined(separator: ", ")
    }
  }

  var undone: String { language.say(cs: "vzato zpět", en: "undone") }

  package func name(_ feature: String) -> String {
    features.first { $0.feature.name == feature }?.title(language)?.name ?? feature
  }

  /// Describes how undoing or redoing imports affected the imported items: how many were removed, restored to their
  /// previous values, or brought back. Example: `gone: 1 run, 3 workouts; as before: 2 runs`.
  package func moved(_ things: MovedThings) -> String {
    let counts = [
      (language.say(cs: "pryč: ", en: "gone: "), counted(things, \.gone)),
      (language.say(cs: "jako předtím: ", en: "as before: "), counted(things, \.asBefore)),
      (language.say(cs: "zpátky: ", en: "back: "), counted(things, \.back)),
    ].filter { !$0.1.isEmpty }.map { $0 + $1 }
    return counts.isEmpty ? language.say(cs: "beze změny", en: "nothing changed") : counts.joined(separator: "; ")
  }

  /// Returns how many items of each kind there are, in the order of the features; empty if there are none.
  private func counted(_ things: MovedThings, _ count: (MovedThings.Kind) -> Int) -> String {
    features.flatMap { strings in
      things.kinds.filter { $0.feature == strings.feature.name && count($0) > 0 }.map { kind in
        strings.counted(count(kind), ofKind: kind.kind, language)
      }
    }.joined(separator: ", ")
  }
}
