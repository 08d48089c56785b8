import KernelDomain
import Storage

/// What one section of a workload holds: words that were set or added by changes, files, notes.
struct WordSection: Sendable {
  /// What is said by an entry, as `"c5|c3|some text"`.
  struct Word: Hashable, Sendable {
    /// Tells the change that said it from all others.
    let id: String
    /// The change that it rests on; empty for none.
    let on: String
    let text: String
  }

  enum Said: Hashable, Sendable {
    case set(String, Word)
    case add(Word)
  }

  /// What a change did to this section.
  struct Change: Hashable, Sendable {
    /// In the order made; the number that the store gave it, where it was read.
    let key: Int
    var said: [Said] = []
    /// The key of the change that it takes back.
    var undone: Int?
    /// It is in a file, and can't be taken back any more.
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

    /// The changes that it rests on.
    var bases: [String] {
      said.compactMap { said in
        switch said {
        case .set(_, let word), .add(let word): word.on.isEmpty ? nil : word.on
        }
      }
    }
  }

  /// By key: all that the store may still know of.
  var changes: [Change] = []
  var files: [FileKey: [UInt8]] = [:]
  var notes: [String: [UInt8]] = [:]
  /// What was added to what is under way; nil while nothing is.
  var live: [String]?

  /// Nothing was ever written to it.
  var isBlank: Bool { changes.isEmpty && files.isEmpty && notes.isEmpty && live == nil }

  /// The keys of the changes that were taken back, and not put back.
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

  /// The standing value of each kind that is set.
  var documents: [String: Word] {
    var documents: [String: Word] = [:]
    for change in standing {
      for case .set(let kind, let word) in change.said { documents[kind] = word }
    }
    return documents
  }

  /// Those that were added and stand, in the order made.
  var added: [Word] {
    standing.flatMap { $0.said.compactMap { if case .add(let word) = $0 { word } else { nil } } }
  }

  /// What is derived from it.
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

/// Two are the same that say the same, whatever is kept of what was taken back or overwritten.
extension WordSection: Equatable {
  static func == (one: WordSection, other: WordSection) -> Bool {
    one.documents == other.documents && one.added == other.added && one.files == other.files && one.notes == other.notes
      && one.live == other.live
  }
}

extension Collection<FileKey> {
  /// By name.
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

  /// As an entry's value.
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
