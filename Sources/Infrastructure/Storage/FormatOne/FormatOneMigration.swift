import KernelApplication
import KernelDomain

/// A store of format 1 as one of today's: its files by name, and the manifest that names them.
///
/// Corrections keep their numbers and have no time; documents go to their sections, a member an entry; files get keys of
/// three parts.
struct FormatOneMigration {
  private(set) var manifest: Manifest
  /// The files of the new store by name, the manifest left out.
  private(set) var files: [String: [UInt8]] = [:]
  /// What no section of today's takes.
  private(set) var unknown: [StoreFinding] = []
  private let names: FormatOneNames
  private var parts: [FeatureID: Part] = [:]

  /// What comes to one section.
  private struct Part {
    var changes: [Change] = []
    /// The latest value of each kind that is set.
    var documents: [String: [UInt8]] = [:]
    var files: [NamedFile] = []
    var notes: [String: [UInt8]] = [:]
  }

  /// - Parameter id: the number drawn for the store, which had none.
  init(_ old: FormatOneStore, _ names: FormatOneNames, id: BookID) {
    self.names = names
    manifest = Manifest(book: id, generation: old.manifest.generation + 1, sections: BySection())
    for entry in old.entries { take(entry) }
    for (kind, value) in old.manifest.notes {
      if let (section, kind) = names.notes[kind] { parts[section, default: Part()].notes[kind] = value }
    }
    for (key, bytes) in old.files.sorted(by: { $0.key < $1.key }) { take(bytes, key) }
    let last = max(old.entries.last?.number ?? 0, old.manifest.firstLine - 1)
    for (section, part) in parts { finish(part, section, last: last) }
  }

  private mutating func take(_ entry: FormatOneLine.Entry) {
    if let section = names.undos[entry.kind], let undone = Int(String(decoding: entry.value, as: UTF8.self)) {
      append([.undo(undone)], entry.number, to: section)
    } else if let (section, kind) = names.additions[entry.kind] {
      append([.add(kind, entry.value)], entry.number, to: section)
    } else if entry.isSet, let values = names.documents[entry.kind]?(entry.value) {
      set(values, entry.number)
    } else if entry.kind != FormatOneMigration.lost {
      unknown.append(
        StoreFinding(place: "change number \(entry.number)", problem: .store(.unknownEntry(kind: entry.kind))))
    }
  }

  private mutating func set(_ values: [String: [UInt8]], _ number: Int) {
    var part = parts[.book] ?? Part()
    let new = values.filter { part.documents[$0.key] ?? names.defaults[$0.key] != $0.value }
    part.documents.merge(new) { $1 }
    parts[.book] = part
    if new.isEmpty { return }
    append(new.sorted { $0.key < $1.key }.map { .set($0.key, $0.value) }, number, to: .book)
  }

  /// Takes over what was derived from just what the old store held.
  mutating func keep(_ derived: FormatOneDerived) {
    let checksums = manifest.encoded().sections
    for (name, value) in derived.values {
      guard let (section, name) = names.derived[name], let checksum = checksums[section],
        let journal = manifest.sections[section].flatMap({ files[$0.journal.name] }),
        let lastLine = journal.withUnsafeBytes({ SealedLine.claimedChecksum(endOf: $0) })
      else { continue }
      let stamp = SectionStamp(manifest: checksum, journalBytes: journal.count, lastLine: lastLine)
      files[DerivedFile.name(section.name, name)] = DerivedFile.encoded(stamp, value, as: name)
    }
  }

  /// What a repair left in the place of an entry that could not be saved.
  private static let lost = "lost"

  private mutating func append(_ entries: [Entry], _ number: Int, to section: FeatureID) {
    parts[section, default: Part()].changes.append(Change(number: number, at: nil, entries: entries))
  }

  private mutating func take(_ bytes: [UInt8], _ oldKey: String) {
    let words = oldKey.split(separator: "/").map(String.init)
    guard words.count == 2, let (section, kind) = names.files[words[0]],
      let key = FileKey(fileName: "\(section)/\(kind)/\(words[1]).0.json")
    else {
      unknown.append(StoreFinding(place: oldKey, problem: .store(.unknownFile)))
      return
    }
    let name = key.fileName(manifest.generation)
    files[name] = bytes
    parts[key.section, default: Part()].files.append(NamedFile(name: name, bytes))
  }

  private mutating func finish(_ part: Part, _ section: FeatureID, last: Int) {
    // What a kind was before the oldest value that is left is not known: none of those that are is taken back.
    var bytes = JournalHeader(book: manifest.book, section: section, last: last, since: last + 1).bytes
    for (index, change) in part.changes.enumerated() { bytes += JournalLine(index + 1, [change], last: last).bytes }
    let name = SectionManifest.journalName(section, manifest.generation)
    files[name] = bytes
    manifest.sections[section] = SectionManifest(
      journal: NamedFile(name: name, bytes), files: part.files.sorted { $0.name < $1.name }, notes: part.notes)
  }
}
