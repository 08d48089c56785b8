import Libc

/// An open folder. Names are looked up in the folder itself (by `openat` and similar calls), not by its path. So if
/// another program moves the folder or puts a link in its place, nothing is written elsewhere. Links within the folder
/// are never followed, and existing files are never replaced.
package struct Directory: Sendable {
  package let descriptor: Int32
  /// The folder's path, used in error messages.
  package let path: String

  /// Opens a folder that the user has named. Follows links before the path's last part.
  /// - Parameter followsLink: whether to follow a link at the path's last part too. If false, such a link makes this
  ///   fail with `ENOTDIR` or `ELOOP`.
  package init(opening path: String, followsLink: Bool = true) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    descriptor = Int32(try check("open", path) { Int(Libc.open(path, flags)) })
    self.path = path
  }

  /// Creates a folder from a folder that is already open as a file.
  package init(_ file: OpenFile) {
    self.init(file.descriptor, file.path)
  }

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens a folder within this one. Fails with `ENOTDIR` or `ELOOP` if the name is that of anything but a folder.
  package func folder(_ name: String) throws(SystemError) -> Directory {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return Directory(Int32(try checked("open", name) { Int(openat(descriptor, name, flags)) }), path(name))
  }

  /// Opens a file within the folder for reading, to examine or lock it. Never waits, whatever kind of file it is. Fails
  /// with `ELOOP` if the name is that of a link.
  package func open(_ name: String) throws(SystemError) -> OpenFile {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    return OpenFile(
      descriptor: Int32(try checked("open", name) { Int(openat(descriptor, name, flags)) }), path: path(name))
  }

  package func close() {
    _ = Libc.close(descriptor)
  }

  /// The folder as an open file, for functions that need an `OpenFile`.
  package var file: OpenFile { OpenFile(descriptor: descriptor, path: path) }

  // MARK: Making

  /// Creates a file that only its owner can access, and opens it for writing. Fails with `EEXIST` if the name is taken.
  package func create(_ name: String) throws(SystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try checked("write", name) { Int(openat(descriptor, name, flags, 0o600)) }
    return OpenFile(descriptor: Int32(file), path: path(name))
  }

  /// Creates a folder that only its owner can access. Fails with `EEXIST` if the name is taken.
  package func makeFolder(_ name: String) throws(SystemError) {
    _ = try checked("make", name) { Int(mkdirat(descriptor, name, 0o700)) }
  }

  /// Renames a file or folder within the folder without ever replacing another one. Fails with `EEXIST` if the new name
  /// is taken, and with `EOPNOTSUPP` if the file system cannot guarantee that nothing is replaced.
  package func rename(_ name: String, toNew new: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try checked("rename", name) {
        Int(Calls.renameToNew(descriptor, name, new))
      }
    } catch {
      // The file system or the kernel does not know the flag that prevents replacing.
      guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) else { throw error }
      try renameWithoutFlag(name, toNew: new)
    }
  }

  /// Renames without the flag that prevents replacing. A file is given the new name by a hard link, which cannot
  /// replace anything. A folder can replace only an empty folder, so an empty folder is created first.
  package func renameWithoutFlag(_ name: String, toNew new: String) throws(SystemError) {
    if try status(of: name)?.kind == .folder {
      try makeFolder(new)
      do throws(SystemError) {
        _ = try checked("rename", name) { Int(renameat(descriptor, name, descriptor, new)) }
      } catch {
        try? removeFolder(new)
        throw [ENOTEMPTY, ENOTDIR].contains(error.code)
          ? SystemError(code: EEXIST, operation: "rename", path: path(new)) : error
      }
    } else {
      do throws(SystemError) {
        _ = try checked("rename", name) { Int(linkat(descriptor, name, descriptor, new, 0)) }
      } catch {
        throw [EPERM, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code)
          ? SystemError(code: EOPNOTSUPP, operation: "rename", path: path(name)) : error
      }
      try remove(name)
    }
  }

  // MARK: Removing

  package func remove(_ name: String) throws(SystemError) {
    _ = try checked("remove", name) { Int(unlinkat(descriptor, name, 0)) }
  }

  /// Removes a folder within this one. Fails if it is not empty.
  package func removeFolder(_ name: String) throws(SystemError) {
    _ = try checked("remove", name) { Int(unlinkat(descriptor, name, AT_REMOVEDIR)) }
  }

  /// Removes everything in the folder except the file named `kept`. Removes links, but not their targets.
  package func empty(keeping kept: String? = nil) throws(SystemError) {
    for name in try names() where name != kept {
      if try status(of: name)?.kind == .folder {
        let inner = try folder(name)
        defer { inner.close() }
        try inner.empty()
        try removeFolder(name)
      } else {
        try remove(name)
      }
    }
  }

  /// Makes changes to the names in the folder durable, so that they survive a power failure.
  package func sync() throws(SystemError) {
    _ = try check("sync", path) { Int(Calls.sync(descriptor)) }
  }

  // MARK: Inspecting

  /// Returns the status of the file named `name` in the folder; nil if there is none. For a link, returns the status of
  /// the link itself.
  package func status(of name: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    do throws(SystemError) {
      _ = try checked("look at", name) { Int(fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW)) }
      return FileStatus(status)
    } catch {
      guard error.code == Errno.noEntry else { throw error }
      return nil
    }
  }

  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try check("look at", path) { Int(fstat(descriptor, &status)) }
    return FileStatus(status)
  }

  /// Lists the names in the folder, in no particular order, without `.` and `..`.
  package func names() throws(SystemError) -> [String] {
    let again = try checked("open", ".") { Int(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) }
    guard let opened = fdopendir(Int32(again)) else {
      let error = SystemError("list", path)
      _ = Libc.close(Int32(again))
      throw error
    }
    defer { closedir(opened) }
    return try System.names(in: opened, path)
  }

  private func path(_ name: String) -> String { path == "/" ? path + name : path + "/" + name }

  /// Does the same as `check` for a name in the folder. Builds the name's path only if the call fails, since most calls
  /// succeed.
  private func checked(_ operation: String, _ name: String, _ call: () -> Int) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try check(operation, name, call)
    } catch {
      throw SystemError(code: error.code, operation: operation, path: path(name))
    }
  }
}
