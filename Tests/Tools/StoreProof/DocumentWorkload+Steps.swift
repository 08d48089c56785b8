import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// Steps that change words.
extension DocumentWorkload {
  typealias Body = @Sendable (inout Transaction) throws(Failure) -> Void

  /// Makes a transaction that also writes the derived files of the sections that it changes.
  static func step(
    _ name: String, _ after: WordModel, isDurable: Bool, of sections: [FeatureID], keeps: Bool = true,
    _ body: @escaping Body
  ) -> Step {
    Step(name: name, after: after, isDurable: isDurable) { store in
      try store.transaction { (transaction) throws(Failure) in
        try body(&transaction)
        for section in sections where keeps { try transaction.keep(["sum": after[section].sum], of: section) }
      }
    }
  }

  static func append(_ said: [FeatureID: [WordSection.Said]], _ transaction: inout Transaction) throws(Failure) {
    for (section, said) in said.sorted(by: { $0.key < $1.key }) {
      for said in said { try transaction.append(said.entry, to: section) }
    }
  }

  mutating func append(_ model: WordModel) -> Step {
    append(model, to: section())
  }

  mutating func append(_ model: WordModel, to section: FeatureID) -> Step {
    let said = [section: said(section, id("c"), model)]
    return DocumentWorkload.step(
      "append to \(section)", model.adding(said), isDurable: model[section].isBlank, of: [section],
      keeps: Bool.random(using: &random)
    ) { (transaction) throws(Failure) in try DocumentWorkload.append(said, &transaction) }
  }

  mutating func appendToBoth(_ model: WordModel) -> Step {
    // A copy of a change in both sections may be stored in the other section's journal.
    let id = id(WordReducer.both)
    var said: [FeatureID: [WordSection.Said]] = [:]
    for section in WordReducer.sections { said[section] = self.said(section, id, model) }
    return DocumentWorkload.step("append to both", model.adding(said), isDurable: true, of: WordReducer.sections) {
      [said] (transaction) throws(Failure) in try DocumentWorkload.append(said, &transaction)
    }
  }

  /// Makes several changes in one transaction.
  mutating func appendSeparately(_ model: WordModel) -> Step {
    let section = section()
    let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      WordSection.Word(id: id("c"), on: "", text: text())
    }
    let after = words.reduce(model) { $0.adding([section: [.add($1)]]) }
    return DocumentWorkload.step("\(words.count) appended", after, isDurable: model[section].isBlank, of: [section]) {
      (transaction) throws(Failure) in
      for word in words { try transaction.appendSeparately(.add("word", word.json), to: section) }
    }
  }

  // MARK: Files

  mutating func commit(_ model: WordModel) -> Step {
    var after = model
    var files: [FileKey: [UInt8]?] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      files[key()] = .some(WordReducer.file("\(id("f"))|\(text())"))
    }
    let known = model.sections.values.flatMap(\.files.keys).inOrder
    for key in known where files[key] == nil && Int.random(in: 0..<6, using: &random) == 0 { files[key] = .some(nil) }
    for (key, bytes) in files { after[key.section].files[key] = bytes }
    removed.formUnion(files.filter { $0.value == nil }.map(\.key.place))
    let notes = Bool.random(using: &random) ? [section(): Array("\"\(text())\"".utf8)] : [:]
    for (section, note) in notes { after[section].notes["note"] = note }
    var said: [FeatureID: [WordSection.Said]] = [:]
    if Bool.random(using: &random) {
      let section = section()
      said[section] = self.said(section, id("c"), model)
    }
    after = after.adding(said)
    let touched = Set(files.keys.map(\.section)).union(notes.keys).union(said.keys).sorted()
    let isDurable = !files.isEmpty || !notes.isEmpty || said.keys.contains { model[$0].isBlank }
    return DocumentWorkload.step("commit of \(files.count) files", after, isDurable: isDurable, of: touched) {
      [files, said] (transaction) throws(Failure) in
      for (key, bytes) in files {
        if let bytes { try transaction.put(bytes, at: key) } else { try transaction.remove(key) }
      }
      for (section, note) in notes { try transaction.note(note, as: "note", in: section) }
      try DocumentWorkload.append(said, &transaction)
    }
  }

  /// The key of an ordinary file, or of a large one.
  private mutating func key() -> FileKey {
    let section = section()
    if Bool.random(using: &random) {
      return FileKey(section, "things", ["1", "2", "3"].randomElement(using: &random)!)
    }
    let formats: [FileFormat] = [.json, .wav]
    return FileKey(
      section, WordReducer.large, WordReducer.groups.randomElement(using: &random)!,
      ["a", "b", "c"].randomElement(using: &random)!, formats.randomElement(using: &random)!)
  }

  // MARK: Others

  /// Damages a line or a file, and repairs the store.
  mutating func repair(_ model: WordModel) -> Change<WordModel>? {
    let section = section()
    var after = model
    let damage: @Sendable (MemoryFileSystem) throws -> Void
    let key = model[section].files.keys.inOrder.randomElement(using: &random)
    let change = model[section].changes.filter { !$0.isFolded }.randomElement(using: &random)
    switch (Int.random(in: 0..<3, using: &random), key, change) {
    case (0, let key?, _):
      after[section].files[key] = WordReducer.file("")
      damage = { try Damage.flip(fileOf: key, $0) }
    case (1, let key?, _) where key.isLarge && !removed.contains(key.place):
      damage = { try Damage.flip(indexOf: key, $0) }
    case (_, _, let change?):
      after[section].changes.removeAll { $0.key == change.key }
      damage = { try Damage.flip(change: change.key, of: section, $0) }
    default: return nil
    }
    disturbed.insert(section)
    return Change("repair of \(section)", after: after, damage: damage) { fileSystem in
      _ = try StoreCaretaker(store: DocumentWorkload.store(fileSystem)).repair()
    }
  }

  mutating func renew(_ model: WordModel) -> Step {
    let section = section()
    return DocumentWorkload.step(
      "renewal of what is derived", model, isDurable: false, of: model[section].isBlank ? [] : [section]
    ) { (_) throws(Failure) in }
  }

  /// Makes a change that is cancelled or is a dry run.
  mutating func refusal(_ model: WordModel) -> Step {
    let section = section()
    let word = WordSection.Word(id: id("c"), on: "", text: text())
    let isDryRun = Bool.random(using: &random)
    return Step(name: isDryRun ? "dry run" : "refused change", after: model, isDurable: false) { store in
      do {
        if isDryRun {
          try store.transaction(isDryRun: true) { (transaction) throws(Failure) in
            try transaction.append(.add("word", word.json), to: section)
          }
        } else {
          try store.transaction { (transaction) throws(Failure) -> Void in
            try transaction.append(.add("word", word.json), to: section)
            throw .cancelled
          }
        }
      } catch Failure.cancelled {}
    }
  }
}

extension FileKey {
  /// The path of the folder that contains the file.
  var place: String { "\(section)/\(kind)/\(group ?? "")" }
}

extension WordSection.Said {
  var entry: Entry {
    switch self {
    case .set(let kind, let word): .set(kind, word.json)
    case .add(let word): .add("word", word.json)
    }
  }
}
