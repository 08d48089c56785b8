package import System

// Whole files over single operations.
extension FileSystem {
  /// Reads a whole file. Fails with `EISDIR`, `ELOOP` or `ESPIPE` for what is no regular file, and with `EOVERFLOW` for
  /// one of more than 1 GiB.
  package func readAll(_ file: OpenFile) throws(SystemError) -> [UInt8] {
    let status = try status(of: file)
    guard status.bytes <= SizeLimit.unnamed || status.oddity != nil else {
      throw SystemError(code: Errno.overflow, operation: "read", path: file.path)
    }
    return try readAll(file, status, atMost: SizeLimit.unnamed)
  }

  /// Reads from `offset` to the end, or as many bytes as that. The status was just asked for.
  func readAll(
    _ file: OpenFile, _ status: FileStatus, from offset: Int = 0, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    if let code = status.oddity { throw SystemError(code: code, operation: "read", path: file.path) }
    let size = min(status.bytes - offset, limit)
    // Room for nothing would be that of all empty arrays, which threads share: its count is not to be written.
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

  /// - Returns: how many bytes there were, at most as many as the buffer holds.
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

  /// Puts a file in place of another, or where there was none: readers see the old one or the new one, whole.
  /// - Parameter durable: synced before it takes the name; the name itself is up to `syncFolder`.
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

  /// The same, synced.
  /// - Parameter willRename: is told the status of the file that is about to take the name.
  /// - Returns: the status of the file that has the name now.
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

  /// Writes a file of its own: what a killed process, or anybody else, left under that name is removed and never
  /// written to.
  func write(_ bytes: [UInt8], toNew path: String, durable: Bool) throws(SystemError) {
    let file = try writeOpen(bytes, toNew: path)
    defer { close(file) }
    if durable { try sync(file) }
  }

  /// The same, left open for the caller to sync and close.
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

  /// Makes a folder and those above it that are missing; their names outlast a power cut.
  /// - Returns: those that were missing, the uppermost first.
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

  /// The names in a folder; nil where no folder has that name. Where they can't be told the failure says so: who took
  /// it for an empty one would leave out what is there.
  func namesIfFolder(_ path: String) throws(SystemError) -> [String]? {
    do throws(SystemError) {
      return try list(path)
    } catch {
      if error.isMissing || error.code == Errno.isLink { return nil }
      throw error
    }
  }

  /// Removes those that are empty, the last first.
  func removeFolders(_ paths: [String]) {
    for path in paths.reversed() { try? removeFolder(path) }
  }
}

extension FileStatus {
  /// The error of reading what is no regular file; nil for one that is.
  var oddity: Int32? {
    switch kind {
    case .file: nil
    case .folder: Errno.isFolder
    case .link: Errno.isLink
    case .special: Errno.notSeekable
    }
  }
}
