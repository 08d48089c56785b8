import Libc

/// An open folder. Names are looked up in the folder itself (using `openat` and similar calls), not by its path.
/// Therefore nothing is written elsewhere, even if another program moves the folder or replaces it with a link. Links
/// inside the folder are never followed, and existing files are never replaced.
package struct Directory: Sendable {
  package let descriptor: Int32
  /// The path of the folder, which is used in error messages.
  package let path: String

  /// Opens a folder by a path that the user entered. Follows links in all parts of the path except the last.
  /// - Parameter followsLink: whether to follow a link in the last part of the path, too. If this is false and the last
  ///   part is a link, fails with `ENOTDIR` or `ELOOP`.
  package init(opening path: String, followsLink: Bool = true) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    descriptor = Int32(try check("open", path) { Int(Libc.open(path, flags)) })
    self.path = path
  }

  /// Creates a `Directory` for a folder that is already open as a file.
  package init(_ file: OpenFile) {
    self.init(file.descriptor, file.path)
  }

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens a folder inside this one. Fails with `ENOTDIR` or `ELOOP` if the name does not belong to a folder.
  package func folder(_ name: String) throws(SystemError) -> Directory {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return Directory(Int32(try checked("open", name) { Int(openat(descriptor, name, flags)) }), path(name))
  }

  /// Opens a file in the folder for reading, in order to examine or lock it. Never blocks, even if it is not a regular
  /// file. Fails with `ELOOP` if it is a symbolic link.
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

  /// Renames a file or folder within this folder, without ever replacing another one. Fails with `EEXIST` if the new
  /// name is taken, and with `EOPNOTSUPP` if the file system cannot guarantee that nothing is replaced.
  package func rename(_ name: String, toNew new: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try checked("rename", name) {
        Int(Calls.renameToNew(descriptor, name, new))
      }
    } catch {
      // Either the file system or the kernel does not support the flag that prevents replacing.
      guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) else { throw error }
      try renameWithoutFlag(name, toNew: new)
    }
  }

  /// Renames without the flag that prevents replacing. A file is given its new name as a second hard link, because
  /// creating a link never replaces anything. For a folder, an empty folder is first created under the new name,
  /// because a folder can only replace an empty folder.
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

  /// Removes a folder inside this one. Fails if the folder to remove is not empty.
  package func removeFolder(_ name: String) throws(SystemError) {
    _ = try checked("remove", name) { Int(unlinkat(descriptor, name, AT_REMOVEDIR)) }
  }

  /// Removes everything in the folder except the entry named `kept`. Removes links, but not their targets.
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

  /// Returns the status of the file with this name in the folder; nil if there is none. For a link, returns the status
  /// of the link itself.
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

  /// Makes a system call in the same way as the function `check`, but for a name in the folder. Composes the full path,
  /// which is needed for the error, only if the call fails.
  private func checked(_ operation: String, _ name: String, _ call: () -> Int) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try check(operation, name, call)
    } catch {
      throw SystemError(code: error.code, operation: operation, path: path(name))
    }
  }
}
