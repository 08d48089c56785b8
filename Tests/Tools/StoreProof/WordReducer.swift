import KernelApplication
import KernelDomain
import Storage

/// Reduces a section of words. In the section `beta`, old changes that only added words are folded into a file.
struct WordReducer: SectionReducer {
  typealias State = WordSection
  typealias Edit = Never

  let section: FeatureID

  static let alpha = FeatureID("alpha" as StaticString)
  static let beta = FeatureID("beta" as StaticString)
  static let sections = [alpha, beta]
  /// The kind of the file with folded changes.
  static let folded = "folded"
  static let foldedKey = FileKey(beta, folded, "all")
  /// The prefix of the ids of changes in both sections.
  static let both = "b"
  /// The names of the large files' folders.
  static let groups = ["2025", "2026"]
  static let large = "tracks"

  var derivedNames: [String] { ["sum"] }

  func state(
    of content: SectionContent, after known: (book: WordSection, content: SectionContent)?
  ) throws(Failure) -> WordSection {
    var book = WordSection(notes: content.notes)
    for key in content.keys { book.files[key] = try content.bytes(of: key) }
    for group in WordReducer.groups {
      for key in try content.keys(WordReducer.large, in: group) { book.files[key] = try content.bytes(of: key) }
    }
    if let bytes = book.files.removeValue(forKey: WordReducer.foldedKey) {
      book.changes = WordReducer.changes(in: bytes)
    }
    book.changes += content.changes.map(WordSection.Change.init)
    book.changes.sort { $0.key < $1.key }
    return book
  }

  func make(_ edit: Never, in book: inout WordSection, _ transaction: inout Transaction) throws(Failure) {}

  func derived(from book: WordSection) -> [String: [UInt8]] { ["sum": book.sum] }

  func dependents(of change: Storage.Change, among later: [Storage.Change]) -> [Storage.Change] {
    guard let id = WordSection.Change(change).id else { return [] }
    return later.filter { WordSection.Change($0).bases.contains(id) }
  }

  func fold(_ changes: [Storage.Change], of book: WordSection, in content: SectionContent) -> Fold? {
    let old = changes.map(WordSection.Change.init).filter { $0.kinds.isEmpty && !$0.said.isEmpty }
    guard section == WordReducer.beta, !old.isEmpty else { return nil }
    let all = (book.changes.filter(\.isFolded) + old).sorted { $0.key < $1.key }
    return Fold(changes: Set(old.map(\.key)), files: [WordReducer.foldedKey: WordReducer.file(of: all)])
  }

  func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    let isSound = SealedLine.isSound(bytes)
    let nothing = key == WordReducer.foldedKey ? WordReducer.file(of: []) : WordReducer.file("")
    return InspectedFile(sound: isSound ? bytes : nothing, damage: isSound ? [] : [(0, .json(.outOfRange))])
  }

  func problem(with entry: Entry) -> Message? {
    switch entry {
    case .set(_, let value), .add(_, let value): WordSection.Word(json: value) == nil ? .json(.outOfRange) : nil
    case .undo: nil
    }
  }

  // MARK: Files

  static func file(_ text: String) -> [UInt8] {
    SealedLine.seal(Array("{\"text\":\"\(text)\"}".utf8))
  }

  /// A file with the words of changes that only added words, as `"7;c5||some text"`.
  static func file(of changes: [WordSection.Change]) -> [UInt8] {
    let words = changes.flatMap { change in
      change.said.map { said in
        switch said {
        case .add(let word), .set(_, let word): "\"\(change.key);\(word)\""
        }
      }
    }
    return SealedLine.seal(Array("{\"folded\":[\(words.joined(separator: ","))]}".utf8))
  }

  static func changes(in bytes: [UInt8]) -> [WordSection.Change] {
    var changes: [WordSection.Change] = []
    for text in String(decoding: bytes, as: UTF8.self).split(separator: "\"") {
      let parts = text.split(separator: ";", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), let word = WordSection.Word(parts[1]) else { continue }
      if changes.last?.key != number { changes.append(WordSection.Change(key: number, isFolded: true)) }
      changes[changes.count - 1].said.append(.add(word))
    }
    return changes
  }
}

extension WordSection.Change {
  init(_ change: Storage.Change) {
    self.init(key: change.number, undone: change.undone)
    said = change.entries.compactMap { entry in
      switch entry {
      case .set(let kind, let value): WordSection.Word(json: value).map { .set(kind, $0) }
      case .add(_, let value): WordSection.Word(json: value).map { .add($0) }
      case .undo: nil
      }
    }
  }
}
