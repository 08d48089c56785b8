package import KernelApplication
import Synchronization
import System

/// An output file or folder that is written under a temporary name beside its target, and renamed when it is complete.
/// The process that writes the draft holds a lock on it. A draft that no process has locked was left by a killed
/// process; the next writer removes it.
///
/// Other users may be able to write to the target's folder. A draft is therefore accessed only through open folders. It
/// never replaces anything that has the target's name, even something that appears while the draft is being written,
/// and it removes only what it has written itself.
package final class Draft: Sendable {
  private let place: DraftPlace
  /// The file or folder of the draft, open and locked.
  private let held: OpenFile
  private let kind: Kind
  private let written = Mutex(Written())
  private let fileSystem = PosixFileSystem()

  /// The suffix of the names of all drafts. RecordBook uses this suffix for nothing else.
  package static let ending = ".recordbook-draft"

  package enum Kind: Sendable {
    case file
    case folder
  }

  private struct Written {
    var files: [String] = []
    /// The folders that have been created within the draft. Each follows the folder that contains it.
    var folders: [String] = []
    /// The size of the draft in bytes, if it is a file.
    var bytes = 0
    /// Whether the draft has been renamed to its target's name.
    var isNamed = false
  }

  /// Creates an empty draft. Fails with `badFile` if the target exists, or if the target's folder is missing. Also
  /// fails with `badFile` if another process is writing the same draft, or if something that RecordBook did not create
  /// has the draft's name.
  /// - Parameters:
  ///   - target: the absolute path at which the finished file or folder will appear.
  ///   - name: the target as the user wrote it, used in error messages.
  package init(_ kind: Kind, for target: String, named name: String) throws(Failure) {
    self.kind = kind
    place = try DraftPlace(of: target, named: name)
    do throws(Failure) {
      held = try Draft.begin(kind, place)
    } catch {
      place.folder.close()
      throw error
    }
  }

  deinit {
    fileSystem.close(held)
    place.folder.close()
  }

  // MARK: Writing

  /// Writes bytes at the start of the draft, which must be a file.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    try place.asked { () throws(SystemError) in try fileSystem.writeAll(held, bytes, at: 0) }
  }

  /// Truncates the draft, so that the next `append` writes at its start. The draft must be a file.
  package func begin() throws(Failure) {
    written.withLock { $0.bytes = 0 }
    try place.asked { () throws(SystemError) in try fileSystem.truncate(held, to: 0) }
  }

  /// Appends bytes after those that have been appended since `begin`. The draft must be a file.
  package func append(_ bytes: [UInt8]) throws(Failure) {
    let place = written.withLock(\.bytes)
    try self.place.asked { () throws(SystemError) in try fileSystem.writeAll(held, bytes, at: place) }
    written.withLock { $0.bytes = place + bytes.count }
  }

  /// The number of bytes that have been appended since `begin`.
  package var bytes: Int64 { written.withLock { Int64($0.bytes) } }

  /// Adds a file to the draft. The draft must be a folder.
  /// - Parameters:
  ///   - name: the file's path within the draft, with `/` between its parts; missing folders are created.
  ///   - isSynced: whether to sync the file's content. `finish` always syncs the folders, and with them the files'
  ///     names.
  package func add(_ name: String, _ bytes: [UInt8], isSynced: Bool) throws(Failure) {
    try place.asked { () throws(SystemError) in
      try makeFolders(above: name)
      let file = try Directory(held).create(name)
      written.withLock { $0.files.append(name) }
      defer { fileSystem.close(file) }
      try fileSystem.writeAll(file, bytes, at: 0)
      if isSynced { try fileSystem.sync(file) }
    }
  }

  private func makeFolders(above name: String) throws(SystemError) {
    var slash = name.firstIndex(of: "/")
    while let end = slash {
      let folder = String(name[..<end])
      let made = written.withLock { written -> Result<Void, SystemError> in
        guard !written.folders.contains(folder) else { return .success(()) }
        return Result { () throws(SystemError) in
          try Directory(held).makeFolder(folder)
          written.folders.append(folder)
        }
      }
      try made.get()
      slash = name[name.index(after: end)...].firstIndex(of: "/")
    }
  }

  // MARK: Ending

  /// Syncs the draft (the file, or all folders of a folder), and renames it to its target's name. Fails if something
  /// else with that name has been created in the meantime.
  package func finish() throws(Failure) {
    try place.asked { () throws(SystemError) in
      for name in written.withLock(\.folders) {
        let folder = try Directory(held).folder(name)
        defer { folder.close() }
        try folder.sync()
      }
      if kind == .folder { try Directory(held).remove(DraftPlace.mark) }
      try fileSystem.sync(held)
    }
    try checkLeads(place.draft)
    try place.asked { () throws(SystemError) in try place.folder.rename(place.draft, toNew: place.name) }
    try checkLeads(place.name)
    written.withLock { $0.isNamed = true }
    try place.asked { () throws(SystemError) in try place.folder.sync() }
  }

  private func checkLeads(_ name: String) throws(Failure) {
    guard try place.asked({ () throws(SystemError) in try place.leads(name, to: held) }) else { throw place.meddled }
  }

  /// Removes what this draft has written and nothing else, without opening any more files. If something cannot be
  /// removed, the next draft for the same target removes it.
  package func discard() {
    let written = written.withLock { $0 }
    let name = written.isNamed ? place.name : place.draft
    switch kind {
    case .file:
      if (try? place.leads(name, to: held)) == true { try? place.folder.remove(name) }
    case .folder:
      let folder = Directory(held)
      for file in written.files { try? folder.remove(file) }
      for inner in written.folders.reversed() { try? folder.removeFolder(inner) }
      try? folder.remove(DraftPlace.mark)
      if (try? place.leads(name, to: held)) == true { try? place.folder.removeFolder(name) }
    }
  }

  // MARK: Beginning

  /// Creates the draft and locks it. Before the lock is taken, another process may mistake the draft for an abandoned
  /// one and remove it. Both processes then try again until one of them has locked its draft.
  private static func begin(_ kind: Kind, _ place: DraftPlace) throws(Failure) -> OpenFile {
    for _ in 0..<100 {
      try place.clear()
      guard let held = try make(kind, place) else { continue }
      do throws(Failure) {
        guard place.locks(held) else { throw place.busy }
        if try place.asked({ () throws(SystemError) in try place.leads(place.draft, to: held) }) {
          if kind == .folder { try mark(Directory(held), place) }
          return held
        }
      } catch {
        PosixFileSystem().close(held)
        throw error
      }
      PosixFileSystem().close(held)
    }
    throw place.busy
  }

  /// Creates the draft's file or folder; nil if another process has just created something with the draft's name.
  private static func make(_ kind: Kind, _ place: DraftPlace) throws(Failure) -> OpenFile? {
    try place.asked { () throws(SystemError) in
      do throws(SystemError) {
        if kind == .file { return try place.folder.create(place.draft) }
        try place.folder.makeFolder(place.draft)
        return try place.folder.folder(place.draft).file
      } catch {
        if error.isNameTaken { return nil }
        if kind == .folder { try? place.folder.removeFolder(place.draft) }
        throw error
      }
    }
  }

  /// Marks a folder that has just been created as RecordBook's draft, by writing a mark file into it. Fails if the
  /// folder has been replaced by another one in the meantime.
  private static func mark(_ folder: Directory, _ place: DraftPlace) throws(Failure) {
    let isMarked = try place.asked { () throws(SystemError) in
      do throws(SystemError) {
        return try isOwn(folder)
      } catch {
        try? folder.remove(DraftPlace.mark)
        try? place.folder.removeFolder(place.draft)
        throw error
      }
    }
    if !isMarked { throw place.meddled }
  }

  /// Whether the folder is empty, belongs to this user, and is inaccessible to other users (as far as the file system
  /// supports permissions). To find out, creates the mark file in the folder; the mark file stays there only if the
  /// result is true.
  private static func isOwn(_ folder: Directory) throws(SystemError) -> Bool {
    guard try folder.names().isEmpty else { return false }
    let file = try folder.create(DraftPlace.mark)
    defer { PosixFileSystem().close(file) }
    let (mark, status) = (try PosixFileSystem().status(of: file), try folder.status())
    if status.owner == mark.owner, status.permissions & 0o077 == 0 || mark.permissions & 0o077 != 0 { return true }
    try folder.remove(DraftPlace.mark)
    return false
  }
}
