package import KernelApplication
package import KernelDomain
package import Storage

/// The state of a feature for tests of the store: words, one value per kind, and files with one text each.
package struct WordBook: Hashable, Sendable {
  /// Words of old changes that were folded into a file.
  package var folded: [String] = []
  /// Words of changes that are not undone.
  package var words: [String] = []
  package var values: [String: String] = [:]
  /// The texts of ordinary files.
  package var pages: [FileKey: String] = [:]
}

package enum WordEdit: Hashable, Sendable {
  case add([String])
  case set(kind: String, String)
  case put(FileKey, String)
  case remove(FileKey)
}

/// Reduces a section of words. A word depends on the words that it extends: `cats` on `cat`.
package struct WordReducer: SectionReducer {
  package let section: FeatureID
  /// Whether old words are folded into the file `things/folded`.
  private let folds: Bool
  /// Whether data that is derived from the files is stored in a separate derived file.
  private let derivesPages: Bool
  /// Called while a file is inspected.
  private let onInspect: @Sendable (FileKey) -> Void

  package init(
    _ section: FeatureID, folds: Bool = false, derivesPages: Bool = false,
    onInspect: @escaping @Sendable (FileKey) -> Void = { _ in }
  ) {
    self.section = section
    self.folds = folds
    self.derivesPages = derivesPages
    self.onInspect = onInspect
  }

  package var derivedNames: [String] { ["sum"] + derivedFromFiles }
  package var derivedFromFiles: [String] { derivesPages ? ["pages"] : [] }

  /// The kind of an entry that adds a word.
  package static let word = "word"

  package static func json(_ text: String) -> [UInt8] { Array("\"\(text)\"".utf8) }

  package static func text(_ json: [UInt8]) -> String {
    String(decoding: json.dropFirst().dropLast(), as: UTF8.self)
  }

  private var foldedWords: FileKey { FileKey(section, "things", "folded") }

  package func state(
    of content: SectionContent, after known: (book: WordBook, content: SectionContent)?
  ) throws(Failure) -> WordBook {
    if let known, known.content.version == content.version { return known.book }
    var book = WordBook()
    for key in content.keys { book.pages[key] = try content.bytes(of: key).map(WordReducer.text) }
    book.folded = book.pages[foldedWords]?.split(separator: " ").map(String.init) ?? []
    book.words = book.folded + content.standing.flatMap(WordReducer.words)
    book.values = content.documents.mapValues(WordReducer.text)
    return book
  }

  package func make(
    _ edit: WordEdit, in book: inout WordBook, _ transaction: inout Transaction
  ) throws(Failure) {
    switch edit {
    case .add(let words):
      for word in words { try transaction.append(.add(WordReducer.word, WordReducer.json(word)), to: section) }
      book.words += words
    case .set(let kind, let value):
      try transaction.append(.set(kind, WordReducer.json(value)), to: section)
      book.values[kind] = value
    case .put(let key, let text):
      try transaction.put(WordReducer.json(text), at: key)
      if !key.isLarge { book.pages[key] = text }
    case .remove(let key):
      try transaction.remove(key)
      book.pages[key] = nil
    }
  }

  package func derived(from book: WordBook) -> [String: [UInt8]] {
    var derived = ["sum": WordReducer.json(book.words.joined(separator: " "))]
    if derivesPages { derived["pages"] = WordReducer.json(book.pages.values.sorted().joined(separator: " ")) }
    return derived
  }

  package func dependents(of change: Change, among later: [Change]) -> [Change] {
    let own = WordReducer.words(of: change)
    return later.filter { later in
      WordReducer.words(of: later).contains { word in own.contains { word.hasPrefix($0) && word != $0 } }
    }
  }

  package func fold(_ changes: [Change], of book: WordBook, in content: SectionContent) -> Fold? {
    let old = changes.filter { $0.entries.count == WordReducer.words(of: $0).count }
    guard folds, !old.isEmpty else { return nil }
    let words = book.folded + old.flatMap(WordReducer.words)
    return Fold(
      changes: Set(old.map(\.number)), files: [foldedWords: WordReducer.json(words.joined(separator: " "))])
  }

  /// Accepts files of unknown kinds, whatever they contain.
  package func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    onInspect(key)
    guard ["things", "tracks"].contains(key.kind) else { return InspectedFile(sound: bytes) }
    let isSound = bytes.count > 1 && bytes.first == UInt8(ascii: "\"") && bytes.last == UInt8(ascii: "\"")
    return InspectedFile(
      sound: isSound ? bytes : WordReducer.json(""), damage: isSound ? [] : [(0, .json(.outOfRange))])
  }

  package func problem(with entry: Entry) -> Message? {
    if case .add(_, WordReducer.json("bad")) = entry { return .json(.noSuchValue(text: "bad")) }
    return nil
  }

  private static func words(of change: Change) -> [String] {
    change.entries.compactMap { if case .add(word, let value) = $0 { text(value) } else { nil } }
  }
}
