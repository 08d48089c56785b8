import KernelApplication
import System

/// Where a draft is made, and what is to be known before: whether its target is free, and what to do with what lies in
/// its way. A draft that a killed process left is removed where it is provably this user's and RecordBook's: of his own,
/// for nobody else, with no second name, and if it is a folder, empty or with the mark in it. Anything else is refused.
struct DraftPlace: Sendable {
  let folder: Directory
  /// The target's name in the folder.
  let name: String
  /// The target as the person wrote it, for messages.
  let said: String
  private let fileSystem = PosixFileSystem()

  /// The file in a draft that is a folder: it tells who made it.
  static let mark = ".recordbook-draft"

  var draft: String { name + Draft.ending }

  init(of target: String, named said: String) throws(Failure) {
    self.said = said
    // By bytes: a combining mark makes one letter of itself and the slash before it.
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    name = String(target[(slash.map(target.utf8.index(after:)) ?? target.startIndex)...])
    do throws(SystemError) {
      folder = try Directory(opening: StoreName.folder(of: target) ?? ".")
    } catch {
      throw error.outputFailure(said)
    }
  }

  /// Makes sure that target and draft have free names.
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

  /// The mark goes last, so that one who is killed meanwhile leaves what is as provable.
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

  /// Fails where somebody holds it, or has just put another in its place.
  private func checkFree(_ file: OpenFile, _ left: FileStatus) throws(Failure) {
    guard isLocked(file) else { throw busy }
    let isSame = try asked { () throws(SystemError) in
      let isLeft = try fileSystem.status(of: file).isSameFile(as: left)
      return try isLeft ? leads(draft, to: file) : false
    }
    if !isSame { throw busy }
  }

  /// Where there are no locks, as on some network disks, a draft is taken for one left behind.
  func isLocked(_ file: OpenFile) -> Bool {
    (try? fileSystem.tryLock(file)) ?? true
  }

  func leads(_ name: String, to file: OpenFile) throws(SystemError) -> Bool {
    guard let named = try folder.status(of: name) else { return false }
    return try named.isSameFile(as: fileSystem.status(of: file))
  }

  // MARK: Words

  private var taken: Failure {
    .badFile(path: said, problem: .file(.nameTaken))
  }

  var busy: Failure {
    .badFile(path: said, problem: .file(.beingWritten))
  }

  var meddled: Failure {
    .badFile(path: said, problem: .file(.movedWhileWritten))
  }

  private func refused(_ problem: FileMessage) -> Failure {
    .badFile(path: said + Draft.ending, problem: .file(problem))
  }

  func asked<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw error.code == Errno.exists ? taken : error.outputFailure(said)
    }
  }
}

extension OpenFile {
  /// Closes it afterwards.
  fileprivate func use(_ work: (OpenFile) throws(Failure) -> Void) throws(Failure) {
    defer { PosixFileSystem().close(self) }
    try work(self)
  }
}

extension SystemError {
  /// What it means for the user who chose where something is written.
  /// - Parameter said: the place as the user wrote it.
  fileprivate func outputFailure(_ said: String) -> Failure {
    switch code {
    case Errno.noEntry, Errno.notAFolder:
      .badFile(path: said, problem: .file(.folderMissing))
    case Errno.nameTooLong: .badFile(path: said, problem: .file(.nameTooLong))
    case Errno.readOnly: .badFile(path: said, problem: .file(.diskReadOnly))
    case Errno.accessDenied, Errno.notPermitted: .accessDenied(path: path, problem: .file(.mayNotBeWritten))
    case Errno.notSupported:
      .badFile(path: said, problem: .file(.diskReplaces))
    default: failure
    }
  }
}
