import KernelApplication
import System

/// The lock that makes one process the only writer of a store: an advisory lock on the file `lock`. While a process
/// holds the lock, the file contains its process id; otherwise, it contains a `LockNote`. The lock is released however
/// the process ends.
struct StoreLock {
  /// The note that the last writer left in the lock file; nil if it left none.
  let note: LockNote?
  private let file: OpenFile
  private let status: FileStatus
  private let fileSystem: any FileSystem
  private let found: [UInt8]

  /// Takes the lock. Waits up to `patience` for another writer, and calls `onWait` after two seconds. Nil if the lock
  /// file was removed before this process had locked it, or if it was not a lock file and has therefore been removed
  /// here. Fails with `storeBusy`, naming the process that holds the lock, or with `accessDenied` if other users can
  /// write to the store's folder.
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
      // Without a lock file, the store can't be written to. The message therefore names the store, unless there is a
      // lock file to which access is denied.
      let isDenied = error.code == Errno.accessDenied && (try? fileSystem.status(at: path)) != nil
      throw SystemError(code: error.code, operation: "write", path: isDenied ? path : folder.path).failure
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
        // The file is probably a hard link to another program's file, which must not be written to.
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

  /// Fails if other users can write to the folder, since they could create a link in it or remove a file at any moment.
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

  /// True if a writer may have written this content, even if the disk has lost part of it. The content must consist
  /// only of numbers and of words that occur in a note.
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
      guard clock.now < deadline else {
        let holder = holder(file, fileSystem)
        let isStopped = holder.flatMap(ProcessState.init)?.isStopped ?? false
        throw .storeBusy(path: file.path, holder: holder, isStopped: isStopped)
      }
      Thread.sleep(milliseconds: 2)
    }
  }

  /// Returns the id of the process that holds the lock; nil if no process holds it, or if the id is unknown.
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

  /// Returns how another process has changed the store since this process took the lock: the lock file has been
  /// replaced, or the manifest or the journal differs from what this process last wrote. Nil if no such change is
  /// found.
  /// - Parameters:
  ///   - manifest: the status that the manifest had when this process last read or wrote it; nil to skip that check.
  ///   - name: the journal's name; nil to skip that check.
  ///   - bytes: the journal's size after this process last wrote to it.
  ///   - open: the status of the open journal after this process last wrote to it; nil if the journal is not open.
  ///   - isKnown: returns true if a journal that has the expected size also has the content that this process last
  ///     wrote.
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

  /// Returns how another program has changed the lock file or the manifest in `folder`; nil if it has changed neither
  /// file.
  /// - Parameter manifests: the statuses that the manifest may have without counting as changed.
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

  /// Truncates the lock file after its line, in case another program has appended to it.
  func trim() {
    guard let now = try? fileSystem.status(of: file), now.bytes > SizeLimit.lock else { return }
    try? fileSystem.truncate(file, to: StoreLock.length + 1)
  }

  /// Releases the store's lock.
  /// - Parameter note: the note to leave for the next writer; nil to leave none.
  func release(_ note: LockNote?) {
    // If this write fails, there is no note, and the next writer only makes a few syncs more.
    try? StoreLock.write(note?.description ?? "", file, fileSystem)
    fileSystem.close(file)
  }

  /// Releases the store's lock after nothing has been written, and restores the content that the lock file had before
  /// the lock was taken.
  func releaseAsFound() {
    try? fileSystem.writeAll(file, found, at: 0)
    fileSystem.close(file)
  }

  /// Writes a line to the lock file, padded with spaces to a fixed length so that the file never has to be shortened.
  private static func write(_ text: String, _ file: OpenFile, _ fileSystem: any FileSystem) throws(SystemError) {
    let padding = repeatElement(UInt8(ascii: " "), count: max(length - text.utf8.count, 0))
    try fileSystem.writeAll(file, Array(text.utf8) + [0x0A] + padding, at: 0)
  }

  /// The length in bytes to which the lock file's line is padded.
  private static let length = 80
}

extension Failure {
  /// Returns the failure stating that another process changed the store while this process held the lock.
  /// - Parameter problem: the change that `StoreLock.foreignChange` has found.
  static func changedMeanwhile(_ store: String, _ problem: StoreMessage.Meddling) -> Failure {
    .conflict(.store(.changedMeanwhile(path: store, what: problem)))
  }
}
