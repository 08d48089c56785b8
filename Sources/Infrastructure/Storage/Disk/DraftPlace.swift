import KernelApplication
import System

/// The folder and names of a draft, and the checks made before the draft is created: that nothing has the target's
/// name, and that a draft left by a killed process can be removed. An old draft is removed only if RecordBook certainly
/// created it for this user. It must belong to the user, be inaccessible to other users, and have no second hard link.
/// If it is a folder, it must be empty or contain the mark file. Otherwise, creating the draft fails.
struct DraftPlace: Sendable {
  let folder: Directory
  /// The name of the target within the folder.
  let name: String
  /// The target as the user wrote it, which is used in error messages.
  let shownPath: String
  private let fileSystem = PosixFileSystem()

  /// The name of the mark file, by which a folder is recognised as RecordBook's draft.
  static let mark = ".recordbook-draft"

  var draft: String { name + Draft.ending }

  init(of target: String, named shownPath: String) throws(Failure) {
    self.shownPath = shownPath
    // Searches bytes, since as characters a slash and a combining mark after it are one character, unequal to a slash.
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    name = String(target[(slash.map(target.utf8.index(after:)) ?? target.startIndex)...])
    do throws(SystemError) {
      folder = try Directory(opening: StoreName.folder(of: target) ?? ".")
    } catch {
      throw error.outputFailure(shownPath)
    }
  }

  /// Checks that nothing has the target's name, and removes a draft left by a killed process. Fails with `badFile` if
  /// something has the target's name, or if the old draft may not be removed.
  func clear() throws(Failure) {
    if try asked({ () throws(SystemError) in try folder.status(of: name) }) != nil { throw taken }
    guard let left = try asked({ () throws(SystemError) in try folder.status(of: draft) }) else { return }
    if left.kind == .link { throw refused(.draftIsLink) }
    if left.owner != fileSystem.user { throw refused(.draftOfAnotherUser) }
    switch left.kind {
    case .file where left.permissions & 0o777 == 0o600 && left.links == 1: try removeFile(left)
    case .folder where left.permissions & 0o777 == 0o700: try removeFolder(left)
    default: throw refused(.draftNotOurs)
    }
  }

  private func removeFile(_ left: FileStatus) throws(Failure) {
    try asked { () throws(SystemError) in try folder.open(draft) }.use { (file) throws(Failure) in
      try checkFree(file, left)
      try asked { () throws(SystemError) in try folder.remove(draft) }
    }
  }

  /// Removes a draft folder that a killed process has left. Removes the mark file last, so that the next draft still
  /// recognises the folder if this process is killed in the middle.
  private func removeFolder(_ left: FileStatus) throws(Failure) {
    let inner = try asked { () throws(SystemError) in try folder.folder(draft) }
    try inner.file.use { (file) throws(Failure) in
      try checkFree(file, left)
      let names = try asked { () throws(SystemError) in try inner.names() }
      let isOurs = try names.isEmpty ? true : isMarked(inner)
      guard isOurs else { throw refused(.draftNotOurs) }
      try asked { () throws(SystemError) in
        try inner.empty(keeping: DraftPlace.mark)
        if !names.isEmpty { try inner.remove(DraftPlace.mark) }
        try folder.removeFolder(draft)
      }
    }
  }

  private func isMarked(_ inner: Directory) throws(Failure) -> Bool {
    guard let mark = try asked({ () throws(SystemError) in try inner.status(of: DraftPlace.mark) }) else {
      return false
    }
    return mark.kind == .file && mark.owner == fileSystem.user && mark.permissions & 0o777 == 0o600 && mark.links == 1
  }

  /// Fails if another process has locked the old draft, or has just replaced it.
  private func checkFree(_ file: OpenFile, _ left: FileStatus) throws(Failure) {
    guard locks(file) else { throw busy }
    let isSame = try asked { () throws(SystemError) in
      let isLeft = try fileSystem.status(of: file).isSameFile(as: left)
      return try isLeft ? leads(draft, to: file) : false
    }
    if !isSame { throw busy }
  }

  /// Tries to lock the draft. Returns true if this process now holds the lock, and false if another process holds it.
  /// Also returns true if the file system has no locks, as on some network disks; a draft found there counts as
  /// abandoned.
  func locks(_ file: OpenFile) -> Bool {
    (try? fileSystem.tryLock(file)) ?? true
  }

  func leads(_ name: String, to file: OpenFile) throws(SystemError) -> Bool {
    guard let named = try folder.status(of: name) else { return false }
    return try named.isSameFile(as: fileSystem.status(of: file))
  }

  // MARK: Words

  private var taken: Failure {
    .badFile(path: shownPath, problem: .file(.nameTaken))
  }

  var busy: Failure {
    .badFile(path: shownPath, problem: .file(.beingWritten))
  }

  var meddled: Failure {
    .badFile(path: shownPath, problem: .file(.movedWhileWritten))
  }

  private func refused(_ problem: FileMessage) -> Failure {
    .badFile(path: shownPath + Draft.ending, problem: .file(problem))
  }

  func asked<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw error.code == Errno.exists ? taken : error.outputFailure(shownPath)
    }
  }
}

extension OpenFile {
  /// Calls `work` with the file, then closes the file even if `work` throws.
  fileprivate func use(_ work: (OpenFile) throws(Failure) -> Void) throws(Failure) {
    defer { PosixFileSystem().close(self) }
    try work(self)
  }
}

extension SystemError {
  /// Converts the error into a failure about the output path, which the user chose.
  /// - Parameter shownPath: the path as the user wrote it.
  fileprivate func outputFailure(_ shownPath: String) -> Failure {
    switch code {
    case Errno.noEntry, Errno.notAFolder:
      .badFile(path: shownPath, problem: .file(.folderMissing))
    case Errno.nameTooLong: .badFile(path: shownPath, problem: .file(.nameTooLong))
    case Errno.readOnly: .badFile(path: shownPath, problem: .file(.diskReadOnly))
    case Errno.accessDenied, Errno.notPermitted: .accessDenied(path: path, problem: .file(.mayNotBeWritten))
    case Errno.notSupported:
      .badFile(path: shownPath, problem: .file(.diskReplaces))
    default: failure
    }
  }
}
