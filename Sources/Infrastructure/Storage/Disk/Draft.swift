package import KernelApplication
import Synchronization
import System

/// A file or folder for people in the making, beside the place it is for. Its writer holds its lock, which tells a
/// draft that is being written from one that a killed process left behind: that one gives way to the next.
///
/// The place may be one that others write to. All is done in folders held open, so that it ends in no other; what has
/// the target's name, also by then, stays; and nothing is removed but what was written here.
package final class Draft: Sendable {
  private let place: DraftPlace
  /// The file, or the folder.
  private let held: OpenFile
  private let kind: Kind
  private let written = Mutex(Written())
  private let fileSystem = PosixFileSystem()

  /// Nothing else has a name that ends so.
  package static let ending = ".recordbook-draft"

  package enum Kind: Sendable {
    case file
    case folder
  }

  private struct Written {
    var files: [String] = []
    /// The outer ones first.
    var folders: [String] = []
    /// The size of what was written, where it is a file.
    var bytes = 0
    /// It has its target's name.
    var isNamed = false
  }

  /// Begins an empty one. Fails with `badFile` where the target exists, its folder is missing, another process is
  /// writing it, or something that RecordBook did not make has the draft's name.
  /// - Parameters:
  ///   - target: absolute.
  ///   - name: the target as the person wrote it, for messages.
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

  /// Into a draft that is a file.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    try place.asked { () throws(SystemError) in try fileSystem.writeAll(held, bytes, at: 0) }
  }

  /// Empties a draft that is a file.
  package func begin() throws(Failure) {
    written.withLock { $0.bytes = 0 }
    try place.asked { () throws(SystemError) in try fileSystem.truncate(held, to: 0) }
  }

  /// Adds to a draft that is a file, behind what was added since it was begun.
  package func append(_ bytes: [UInt8]) throws(Failure) {
    let place = written.withLock(\.bytes)
    try self.place.asked { () throws(SystemError) in try fileSystem.writeAll(held, bytes, at: place) }
    written.withLock { $0.bytes = place + bytes.count }
  }

  /// So many were added since it was begun.
  package var bytes: Int64 { written.withLock { Int64($0.bytes) } }

  /// Adds a file to a draft that is a folder.
  /// - Parameters:
  ///   - name: below the folder, with `/` between its parts; folders are made as needed.
  ///   - isSynced: it outlasts a power cut by itself, and not only its name.
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

  /// Gives it its name, which nothing may have. A file is on the disk by then, and so are all names.
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

  /// Removes what was written, and nothing else; needs no further descriptor. What can't be removed gives way to the
  /// next.
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

  /// Another may take a new one for one that was left, while its lock is not yet taken, and removes it: then both try
  /// again, and one of them finds it locked.
  private static func begin(_ kind: Kind, _ place: DraftPlace) throws(Failure) -> OpenFile {
    for _ in 0..<100 {
      try place.clear()
      guard let held = try make(kind, place) else { continue }
      do throws(Failure) {
        guard place.isLocked(held) else { throw place.busy }
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

  /// Nil when something has just taken the name.
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

  /// Puts the mark into a folder that was just made, if it is that one.
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

  /// Whether it is empty, of the one who makes files here, and for nobody else where the file system can tell. The mark is
  /// in it then.
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
