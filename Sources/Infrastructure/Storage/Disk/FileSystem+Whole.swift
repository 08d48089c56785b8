package import System

// Reads and writes whole files, by means of the file system's basic operations.
extension FileSystem {
  /// Reads a whole file. Fails with `EISDIR`, `ELOOP` or `ESPIPE` if it is not a regular file, and with `EOVERFLOW` if
  /// it is larger than 1 GiB.
  package func readAll(_ file: OpenFile) throws(SystemError) -> [UInt8] {
    let status = try status(of: file)
    guard status.bytes <= SizeLimit.unnamed || status.oddity != nil else {
      throw SystemError(code: Errno.overflow, operation: "read", path: file.path)
    }
    return try readAll(file, status, atMost: SizeLimit.unnamed)
  }

  /// Reads a file from the byte offset `offset` to its end, but at most `limit` bytes.
  /// - Parameter status: the file's current status.
  func readAll(
    _ file: OpenFile, _ status: FileStatus, from offset: Int = 0, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    if let code = status.oddity { throw SystemError(code: code, operation: "read", path: file.path) }
    let size = min(status.bytes - offset, limit)
    // An array of capacity 0 shares its storage with all other empty arrays. Setting its count would be a data race
    // between threads.
    guard size > 0 else { return [] }
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      do throws(SystemError) {
        count = try fill(UnsafeMutableRawBufferPointer(room), file, from: offset)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads a file from the byte offset `offset` until the buffer is full or the file ends.
  /// - Returns: the number of bytes read.
  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ file: OpenFile, from offset: Int
  ) throws(SystemError) -> Int {
    var count = 0
    while count < buffer.count {
      let read = try read(file, UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), at: offset + count)
      guard read > 0 else { break }
      count += read
    }
    return count
  }

  package func readAll(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try open(path, .read)
    defer { close(file) }
    return try readAll(file)
  }

  package func writeAll(_ file: OpenFile, _ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        let written = try write(file, rest, at: offset + buffer.count - rest.count)
        guard written > 0 else { throw SystemError(code: Errno.ioError, operation: "write", path: file.path) }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }

  /// Creates or replaces a file atomically: readers see either the whole old content or the whole new content.
  /// - Parameter durable: whether the content is synced before the rename. Even then, the new name is durable only
  ///   after `syncFolder`.
  package func replace(_ path: String, with bytes: [UInt8], durable: Bool) throws(SystemError) {
    let temporary = path + ".new"
    do {
      try write(bytes, toNew: temporary, durable: durable)
      try rename(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Creates or replaces a file atomically, and syncs its content before the rename.
  /// - Parameter willRename: called just before the rename, with the status of the new file.
  /// - Returns: the status of the new file.
  func replaceSynced(
    _ path: String, with bytes: [UInt8], willRename: (FileStatus) -> Void = { _ in }
  ) throws(SystemError) -> FileStatus {
    let temporary = path + ".new"
    do throws(SystemError) {
      let file = try create(temporary)
      defer { close(file) }
      try writeAll(file, bytes, at: 0)
      try sync(file)
      let status = try status(of: file)
      willRename(status)
      try rename(temporary, to: path)
      return status
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Writes a file that is new. If a file with this name exists, for example one left by a killed process, it is
  /// removed first and never written to.
  func write(_ bytes: [UInt8], toNew path: String, durable: Bool) throws(SystemError) {
    let file = try writeOpen(bytes, toNew: path)
    defer { close(file) }
    if durable { try sync(file) }
  }

  /// Writes a new file as `write(_:toNew:durable:)` does, and leaves it open for the caller to sync and close.
  func writeOpen(_ bytes: [UInt8], toNew path: String) throws(SystemError) -> OpenFile {
    let file = try create(path)
    do throws(SystemError) {
      try writeAll(file, bytes, at: 0)
      return file
    } catch {
      close(file)
      throw error
    }
  }

  private func create(_ path: String) throws(SystemError) -> OpenFile {
    do {
      return try open(path, .create)
    } catch {
      guard error.code == Errno.exists else { throw error }
      try remove(path)
      return try open(path, .create)
    }
  }

  /// Creates a folder and its missing parents, and syncs their names.
  /// - Returns: the folders that were missing, the outermost first.
  @discardableResult
  package func makeFolders(_ path: String) throws(SystemError) -> [String] {
    guard try !exists(path) else { return [] }
    let parent = StoreName.folder(of: path)
    let above = try parent.map { (parent) throws(SystemError) in try makeFolders(parent) } ?? []
    do throws(SystemError) {
      do throws(SystemError) {
        try makeFolder(path)
      } catch {
        guard try exists(path) else { throw error }
      }
      try syncFolder(parent ?? ".")
    } catch {
      removeFolders(above + [path])
      throw error
    }
    return above + [path]
  }

  /// Returns the status of whatever is at the path; nil if there is nothing, or if the path leads through links that
  /// lead to themselves.
  func reachableStatus(at path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try status(at: path)
    } catch {
      guard error.code == Errno.isLink else { throw error }
      return nil
    }
  }

  /// Lists the names in a folder; nil if there is no folder at `path`. Throws if the folder cannot be listed, so that
  /// no caller mistakes it for an empty one.
  func namesIfFolder(_ path: String) throws(SystemError) -> [String]? {
    do throws(SystemError) {
      return try list(path)
    } catch {
      if error.isMissing || error.code == Errno.isLink { return nil }
      throw error
    }
  }

  /// Removes the folders that are empty, beginning with the last one in the list.
  func removeFolders(_ paths: [String]) {
    for path in paths.reversed() { try? removeFolder(path) }
  }
}

extension FileStatus {
  /// The POSIX error that occurs if something of this kind is read as a file; nil for a regular file.
  var oddity: Int32? {
    switch kind {
    case .file: nil
    case .folder: Errno.isFolder
    case .link: Errno.isLink
    case .special: Errno.notSeekable
    }
  }
}
