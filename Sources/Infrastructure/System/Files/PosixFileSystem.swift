import Libc

/// The real file system. The files and folders that it creates can be accessed only by their owner (modes 0600 and
/// 0700). Programs started by this process do not inherit open files.
package struct PosixFileSystem: FileSystem {
  package init() {}

  package var user: UInt32? { geteuid() }

  package func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile {
    let flags =
      switch mode {
      case .read: O_RDONLY | O_NONBLOCK
      case .update: O_RDWR | O_NONBLOCK
      case .updateOrCreate: O_RDWR | O_CREAT | O_NONBLOCK
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    let descriptor = try check("open", path) { Int(Libc.open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)) }
    return OpenFile(descriptor: Int32(descriptor), path: path)
  }

  package func close(_ file: OpenFile) {
    // Ignores errors: everything that must be durable has already been synced.
    _ = Libc.close(file.descriptor)
  }

  package func status(of file: OpenFile) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try check("look at", file.path) { Int(fstat(file.descriptor, &status)) }
    return FileStatus(status)
  }

  package func status(at path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    do {
      _ = try check("look at", path) { Int(lstat(path, &status)) }
      return FileStatus(status)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  package func read(
    _ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    try check("read", file.path) { pread(file.descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
  }

  package func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
    try check("write", file.path) { pwrite(file.descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
  }

  package func truncate(_ file: OpenFile, to size: Int) throws(SystemError) {
    _ = try check("cut", file.path) { Int(ftruncate(file.descriptor, off_t(size))) }
  }

  package func syncData(_ file: OpenFile) throws(SystemError) {
    _ = try check("sync", file.path) { Int(Calls.syncData(file.descriptor)) }
  }

  package func sync(_ file: OpenFile) throws(SystemError) {
    _ = try check("sync", file.path) { Int(Calls.sync(file.descriptor)) }
  }

  package func sync(_ files: [OpenFile]) throws(SystemError) {
    try WaitingSyncs(files) { [self] file throws(SystemError) in try sync(file) }.run()
  }

  package func syncFolders(_ paths: [String]) throws(SystemError) {
    do throws(SystemError) {
      try WaitingSyncs(paths) { [self] path throws(SystemError) in try syncFolder(path) }.run()
    } catch {
      // The code above keeps several folders open at once. If the process may not open so many files, syncs one folder
      // after another.
      guard error.code == Errno.tooManyOpen else { throw error }
      for path in paths { try syncFolder(path) }
    }
  }

  package func syncFolder(_ path: String) throws(SystemError) {
    let descriptor = try check("open", path) { Int(Libc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) }
    let folder = OpenFile(descriptor: Int32(descriptor), path: path)
    defer { close(folder) }
    try sync(folder)
  }

  package func rename(_ path: String, to target: String) throws(SystemError) {
    _ = try check("rename", path) { Int(Libc.rename(path, target)) }
  }

  package func remove(_ path: String) throws(SystemError) {
    _ = try check("remove", path) { Int(unlink(path)) }
  }

  package func removeFolder(_ path: String) throws(SystemError) {
    _ = try check("remove", path) { Int(rmdir(path)) }
  }

  package func makeFolder(_ path: String) throws(SystemError) {
    _ = try check("make", path) { Int(mkdir(path, 0o700)) }
  }

  package func list(_ path: String) throws(SystemError) -> [String] {
    try listRaw(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Lists the names in a folder as bytes, in no particular order, without `.` and `..`.
  package func listRaw(_ path: String) throws(SystemError) -> [[UInt8]] {
    var opened: Calls.FolderStream?
    _ = try check("list", path) {
      opened = opendir(path)
      return opened == nil ? -1 : 0
    }
    defer { closedir(opened!) }
    return try rawNames(in: opened!, path)
  }

  package func exists(_ path: String) throws(SystemError) -> Bool {
    do {
      _ = try FileStatus(following: path)
      return true
    } catch {
      guard error.isMissing else { throw error }
      return false
    }
  }

  package func tryLock(_ file: OpenFile) throws(SystemError) -> Bool {
    do {
      _ = try check("lock", file.path) { Int(flock(file.descriptor, LOCK_EX | LOCK_NB)) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }
}

/// Lists the names in an open folder that have not been read yet, in no particular order, without `.` and `..`. Bytes
/// that are not valid UTF-8 are replaced with U+FFFD.
func names(in folder: Calls.FolderStream, _ path: String) throws(SystemError) -> [String] {
  try rawNames(in: folder, path).map { String(decoding: $0, as: UTF8.self) }
}

/// Like `names(in:_:)`, but returns each name as the bytes that the file system stores.
func rawNames(in folder: Calls.FolderStream, _ path: String) throws(SystemError) -> [[UInt8]] {
  var names: [[UInt8]] = []
  while true {
    errno = 0
    guard let entry = readdir(folder) else {
      if errno == EINTR { continue }
      guard errno == 0 else { throw SystemError("list", path) }
      return names
    }
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    if name != [0x2E] && name != [0x2E, 0x2E] { names.append(name) }
  }
}

/// Makes a system call and repeats it whenever a signal interrupts it. Throws if the call returns a negative number.
func check(_ operation: String, _ path: String, _ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw SystemError(operation, path) }
  }
}

extension FileStatus {
  init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    self.init(
      kind: kind, device: UInt64(status.st_dev), inode: UInt64(status.st_ino), bytes: Int(status.st_size),
      modified: status.modified.nanoseconds, owner: UInt32(status.st_uid),
      permissions: UInt32(status.st_mode) & 0o7777, links: Int(status.st_nlink), changed: status.changed.nanoseconds)
  }

  /// Reads the status of the file at a path. Follows symbolic links.
  package init(following path: String) throws(SystemError) {
    var status = stat()
    _ = try check("look at", path) { Int(stat(path, &status)) }
    self.init(status)
  }
}

extension timespec {
  /// The time as a number of nanoseconds.
  var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }
}
