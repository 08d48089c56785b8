import JSONCoding
import KernelApplication

/// The content of a file that a transaction is going to write.
enum PutFile: Sendable {
  case bytes([UInt8])
  /// A function that returns the bytes. It is called only when the file is being written, so that only one of many
  /// files is in memory at a time.
  case deferred(@Sendable () throws(Failure) -> [UInt8])

  func read() throws(Failure) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .deferred(let read): try read()
    }
  }
}

/// A section's files at one moment: the files that the manifest and the folder indexes list, and the files that a
/// transaction is about to write.
struct SectionFiles: Sendable {
  /// The ordinary files, which the manifest lists, sorted by name.
  private(set) var ordinary: [NamedFile]
  /// The index files, one for each folder of large files, sorted by name.
  private(set) var folders: [NamedFile]
  /// The files that an uncommitted transaction writes, by key; nil removes the file.
  var pending: [FileKey: PutFile?] = [:]
  private let folder: StoreFolder

  init(_ folder: StoreFolder, ordinary: [NamedFile], folders: [NamedFile]) {
    self.folder = folder
    self.ordinary = ordinary
    self.folders = folders
  }

  mutating func commit(ordinary: [NamedFile], folders: [NamedFile]) {
    self.ordinary = ordinary
    self.folders = folders
    pending = [:]
  }

  func isSame(as other: SectionFiles) -> Bool {
    ordinary == other.ordinary && folders == other.folders && pending.isEmpty && other.pending.isEmpty
  }

  var isEmpty: Bool { ordinary.isEmpty && folders.isEmpty && pending.isEmpty }

  var keys: [FileKey] {
    let named = ordinary.compactMap { FileKey(fileName: $0.name) }.filter { pending[$0] == nil }
    let put = pending.filter { !$0.key.isLarge && $0.value != nil }.map(\.key)
    return (named + put).sorted { $0.description < $1.description }
  }

  func keys(in folder: String) throws(Failure) -> [FileKey] {
    let named = try index(of: folder)?.files.compactMap { FileKey(fileName: $0.name) } ?? []
    let put = pending.filter { $0.key.isLarge && $0.key.folder == folder && $0.value != nil }.map(\.key)
    return (named.filter { pending[$0] == nil } + put).sorted { $0.description < $1.description }
  }

  /// The keys of all the section's large files, by folder and name. Includes pending files of a transaction.
  var largeKeys: [FileKey] {
    get throws(Failure) {
      var all = folders.compactMap { StoreName.folder(of: $0.name) }
      all += pending.keys.filter(\.isLarge).map(\.folder)
      var keys: [FileKey] = []
      for folder in Set(all).sorted() { keys += try self.keys(in: folder) }
      return keys
    }
  }

  func bytes(of key: FileKey) throws(Failure) -> [UInt8]? {
    if let put = pending[key] { return try put?.read() }
    guard let file = try named(key) else { return nil }
    return try folder.bytes(of: file)
  }

  /// Returns the file's name, size and checksum from the manifest or an index; nil if neither lists a file with this
  /// key.
  func named(_ key: FileKey) throws(Failure) -> NamedFile? {
    // A key contains no dot, so only versions of this file have names that begin with the key and a dot.
    let beginning = "\(key)."
    guard key.isLarge else { return ordinary.first { $0.name.hasPrefix(beginning) } }
    return try index(of: key.folder)?.file(key)
  }

  func index(of name: String) throws(Failure) -> FolderIndex? {
    guard let file = folders.first(where: { StoreName.folder(of: $0.name) == name }) else { return nil }
    return try folder.index(file)
  }

  func placeOfJournal(_ section: String) -> String {
    "\(folder.path(of: section)), journal"
  }

  func place(of key: FileKey) -> String {
    let name = (try? named(key))?.name ?? key.description
    return folder.path(of: name)
  }
}
