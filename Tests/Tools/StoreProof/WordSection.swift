import KernelDomain
import Storage

/// The model of one section: words that changes set or added, files, and notes.
struct WordSection: Sendable {
  /// The word in an entry, written as `"c5|c3|some text"`.
  struct Word: Hashable, Sendable {
    /// The id of the change that made the entry.
    let id: String
    /// The id of the change that it depends on; empty for none.
    let on: String
    let text: String
  }

  enum Said: Hashable, Sendable {
    case set(String, Word)
    case add(Word)
  }

  /// The part of a change in this section.
  struct Change: Hashable, Sendable {
    /// Determines the order of changes. If the section was read from a store, it is the number that the store gave to
    /// the change.
    let key: Int
    var said: [Said] = []
    /// The key of the change that it undoes; nil if it is not an undo.
    var undone: Int?
    /// Whether it was folded into a file, so that it can't be undone.
    var isFolded = false

    var id: String? {
      switch said.first {
      case .set(_, let word), .add(let word): word.id
      case nil: nil
      }
    }

    var kinds: Set<String> {
      Set(said.compactMap { if case .set(let kind, _) = $0 { kind } else { nil } })
    }

    /// The ids of the changes that it depends on.
    var bases: [String] {
      said.compactMap { said in
        switch said {
        case .set(_, let word), .add(let word): word.on.isEmpty ? nil : word.on
        }
      }
    }
  }

  /// All changes that the store may still know, by key.
  var changes: [Change] = []
  var files: [FileKey: [UInt8]] = [:]
  var notes: [String: [UInt8]] = [:]
  /// The entries of the live file; nil if there is none.
  var live: [String]?

  /// Whether nothing was ever written to the section.
  var isBlank: Bool { changes.isEmpty && files.isEmpty && notes.isEmpty && live == nil }

  /// The keys of the changes that are undone.
  var gone: Set<Int> {
    var gone: Set<Int> = []
    for change in changes.reversed() where !gone.contains(change.key) {
      if let undone = change.undone { gone.insert(undone) }
    }
    return gone
  }

  var standing: [Change] {
    let gone = gone
    return changes.filter { $0.undone == nil && !gone.contains($0.key) }
  }

  /// The current value of each kind that is set.
  var documents: [String: Word] {
    var documents: [String: Word] = [:]
    for change in standing {
      for case .set(let kind, let word) in change.said { documents[kind] = word }
    }
    return documents
  }

  /// The words that were added by changes that are not undone, in order.
  var added: [Word] {
    standing.flatMap { $0.said.compactMap { if case .add(let word) = $0 { word } else { nil } } }
  }

  /// The contents of the derived file.
  var sum: [UInt8] {
    var crc = CRC32C()
    func add(_ text: String) { Array(text.utf8).withUnsafeBytes { crc.add($0) } }
    for (kind, word) in documents.sorted(by: { $0.key < $1.key }) { add("\(kind) \(word)") }
    for word in added { add("\(word)") }
    for key in files.keys.inOrder {
      add("\(key).\(key.format)")
      files[key]?.withUnsafeBytes { crc.add($0) }
    }
    return Array("\(crc.value)".utf8)
  }
}

/// Sections are equal if they have the same contents, no matter what remains of undone or overwritten changes.
extension WordSection: Equatable {
  static func == (one: WordSection, other: WordSection) -> Bool {
    one.documents == other.documents && one.added == other.added && one.files == other.files && one.notes == other.notes
      && one.live == other.live
  }
}

extension Collection<FileKey> {
  /// The keys, sorted by name.
  var inOrder: [FileKey] {
    sorted { "\($0).\($0.format)" < "\($1).\($1.format)" }
  }
}

extension WordSection.Word: CustomStringConvertible {
  var description: String { "\(id)|\(on)|\(text)" }

  init?(_ text: Substring) {
    let parts = text.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    (id, on, self.text) = (parts[0], parts[1], parts[2])
  }

  /// The word as the JSON value of an entry.
  var json: [UInt8] { Array("\"\(self)\"".utf8) }

  init?(json: [UInt8]) {
    guard json.count >= 2 else { return nil }
    self.init(Substring(String(decoding: json.dropFirst().dropLast(), as: UTF8.self)))
  }
}

extension WordSection: CustomStringConvertible {
  var description: String {
    let files = files.map { "\($0.key) \($0.value.count)" }.sorted()
    let live = live.map { " live \($0.map { $0.prefix(8) })" } ?? ""
    return
      "\(documents.mapValues(\.id).sorted { $0.key < $1.key }) \(added.map(\.id)) \(files) \(notes.mapValues(\.count))"
      + live
  }
}
