import KernelApplication
import System

/// The one writer's claim: a lock on the file `lock`, which holds the writer's process number. It ends with the
/// process, however that ends. In between the file holds a `LockNote`.
struct StoreLock {
  /// What the last writer left; nil where it left nothing.
  let note: LockNote?
  private let file: OpenFile
  private let status: FileStatus
  private let fileSystem: any FileSystem
  private let found: [UInt8]

  /// Waits up to `patience` for another writer to finish, and says so after two seconds; nil when meanwhile the file was
  /// taken away.
  /// Fails with `storeBusy`, naming the process that holds it, and with `accessDenied` where others could write to the
  /// store's folder.
  init?(_ folder: StoreFolder, patience: Duration, onWait: ((Int32?) -> Void)? = nil) throws(Failure) {
    let fileSystem = folder.fileSystem
    let path = folder.path(of: StoreFolder.lock)
    try StoreLock.refuseShared(folder)
    let file: OpenFile
    do throws(SystemError) {
      file = try fileSystem.open(path, .updateOrCreate)
    } catch {
      if error.code == Errno.noEntry { return nil }
      if error.oddFile != nil { throw folder.failure(error) }
      // What can't be locked can't be written at all: say so of the store, not of its lock.
      throw SystemError(code: error.code, operation: "write", path: folder.path).failure
    }
    self.file = file
    self.fileSystem = fileSystem
    do throws(Failure) {
      try StoreLock.wait(for: file, fileSystem, patience, onWait)
      let status = try translated { () throws(SystemError) in try fileSystem.status(of: file) }
      self.status = status
      guard
        try translated({ () throws(SystemError) in try fileSystem.status(at: path)?.isSameFile(as: status) }) == true
      else {
        fileSystem.close(file)
        return nil
      }
      found = try StoreLock.content(file, status, fileSystem)
      guard status.bytes <= SizeLimit.lock, StoreLock.isOurs(found) else {
        // A second name of somebody else's file, most likely: that is not to be written to.
        try translated { () throws(SystemError) in try fileSystem.remove(path) }
        fileSystem.close(file)
        return nil
      }
      note = LockNote(line: found)
      try translated { () throws(SystemError) in try StoreLock.write("\(ThisProcess.number)", file, fileSystem) }
    } catch {
      fileSystem.close(file)
      throw error
    }
  }

  /// Whoever may write to the folder can plant a link there, or take a file away, at any moment.
  private static func refuseShared(_ folder: StoreFolder) throws(Failure) {
    guard
      let status = try translated({ () throws(SystemError) in try folder.fileSystem.status(at: folder.path + "/.") })
    else { return }
    if status.permissions & 0o022 != 0 {
      throw .accessDenied(path: folder.path, problem: .store(.othersMayWrite(path: folder.path)))
    }
    if let user = folder.fileSystem.user, status.owner != user {
      throw .accessDenied(path: folder.path, problem: .store(.ofUser(number: status.owner)))
    }
  }

  private static func content(
    _ file: OpenFile, _ status: FileStatus, _ fileSystem: any FileSystem
  ) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try fileSystem.readAll(file, status, atMost: SizeLimit.lock)
    } catch {
      if let odd = error.oddFile { throw .storeDamaged(place: file.path, problem: odd) }
      throw error.failure
    }
  }

  /// Whether it may be what a writer left, on a disk that lost some of it too: numbers and the words of a note.
  private static func isOurs(_ content: [UInt8]) -> Bool {
    content.split { $0 == 0 || $0 == 0x0A || $0 == UInt8(ascii: " ") }.allSatisfy { word in
      let word = String(decoding: word, as: UTF8.self)
      return LockNote.words.contains(word) || word.allSatisfy(\.isHexDigit)
    }
  }

  private static func wait(
    for file: OpenFile, _ fileSystem: any FileSystem, _ patience: Duration, _ onWait: ((Int32?) -> Void)?
  ) throws(Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    let deadline = start + patience
    var onWait = onWait
    while try translated({ () throws(SystemError) in try !fileSystem.tryLock(file) }) {
      if clock.now >= start + .seconds(2) {
        onWait?(holder(file, fileSystem))
        onWait = nil
      }
      guard clock.now < deadline else { throw .storeBusy(path: file.path, holder: holder(file, fileSystem)) }
      Thread.sleep(milliseconds: 2)
    }
  }

  /// The process that holds the lock now; nil where none does, or nothing tells.
  static func holder(of folder: StoreFolder) -> Int32? {
    let fileSystem = folder.fileSystem
    guard let file = try? fileSystem.open(folder.path(of: StoreFolder.lock), .read) else { return nil }
    defer { fileSystem.close(file) }
    guard let isFree = try? fileSystem.tryLock(file), !isFree else { return nil }
    return holder(file, fileSystem)
  }

  private static func holder(_ file: OpenFile, _ fileSystem: any FileSystem) -> Int32? {
    guard let status = try? fileSystem.status(of: file),
      let found = try? fileSystem.readAll(file, status, atMost: SizeLimit.lock)
    else { return nil }
    let line = found.prefix { $0 != 0x0A && $0 != 0 }
    return Int32(String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  }

  /// What tells that somebody else changed the store since it was locked: the lock's name leads to another file, the
  /// manifest is not the one that was read, or the journal is not as it was left. Nil when nothing does.
  /// - Parameters:
  ///   - bytes: how long the journal was left.
  ///   - open: the journal that is open, where one is.
  ///   - isKnown: whether a journal of that length, as it is found, is the one that was left.
  func foreignChange(
    in folder: StoreFolder, _ manifest: FileStatus?, journal name: String?, _ bytes: Int?, open: FileStatus?,
    isKnown: (FileStatus) throws(Failure) -> Bool = { _ in true }
  ) throws(Failure) -> StoreMessage.Meddling? {
    guard let named = try status(of: StoreFolder.lock, folder), named.isSameFile(as: status) else {
      return .lockReplaced
    }
    if let manifest {
      guard let found = try status(of: Manifest.name, folder), found.isUnchanged(since: manifest) else {
        return .otherThanRead(name: Manifest.name)
      }
    }
    guard let name, let bytes else { return nil }
    guard let found = try status(of: name, folder) else { return .missing(name: name) }
    let isSame = open.map(found.isSameFile) ?? true
    guard found.kind == .file && found.bytes == bytes && isSame, try isKnown(found) else {
      return .otherThanLeft(name: name)
    }
    return nil
  }

  /// The same of the lock and the manifest alone, which may be any of these.
  func foreignChange(in folder: StoreFolder, anyOf manifests: [FileStatus]) throws(Failure) -> StoreMessage.Meddling? {
    if let problem = try foreignChange(in: folder, nil, journal: nil, nil, open: nil) { return problem }
    guard let found = try status(of: Manifest.name, folder), manifests.contains(where: found.isUnchanged) else {
      return .otherThanRead(name: Manifest.name)
    }
    return nil
  }

  private func status(of name: String, _ folder: StoreFolder) throws(Failure) -> FileStatus? {
    try translated { () throws(SystemError) in try fileSystem.status(at: folder.path(of: name)) }
  }

  /// Cuts off what somebody else wrote behind the line.
  func trim() {
    guard let now = try? fileSystem.status(of: file), now.bytes > SizeLimit.lock else { return }
    try? fileSystem.truncate(file, to: StoreLock.length + 1)
  }

  /// - Parameter note: what the next writer may count on; nil for nothing.
  func release(_ note: LockNote?) {
    // One that does not get there costs the next writer a few syncs too many.
    try? StoreLock.write(note?.description ?? "", file, fileSystem)
    fileSystem.close(file)
  }

  /// When nothing was written.
  func releaseAsFound() {
    try? fileSystem.writeAll(file, found, at: 0)
    fileSystem.close(file)
  }

  /// Writes a line, padded with spaces to one length so that nothing has to be cut.
  private static func write(_ text: String, _ file: OpenFile, _ fileSystem: any FileSystem) throws(SystemError) {
    let padding = repeatElement(UInt8(ascii: " "), count: max(length - text.utf8.count, 0))
    try fileSystem.writeAll(file, Array(text.utf8) + [0x0A] + padding, at: 0)
  }

  /// The size of the longest note in bytes.
  private static let length = 80
}

extension Failure {
  /// - Parameter problem: what `StoreLock.foreignChange` tells.
  static func changedMeanwhile(_ store: String, _ problem: StoreMessage.Meddling) -> Failure {
    .conflict(.store(.changedMeanwhile(path: store, what: problem)))
  }
}
