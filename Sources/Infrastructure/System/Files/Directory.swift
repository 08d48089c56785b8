import CSystem
import Glibc

/// An open folder. Names are looked up in the open folder itself (by `openat` and its relatives), not by its path. So
/// if somebody moves the folder, or puts a link in its place, nothing is written elsewhere. Links in the folder are
/// never followed, and existing files are never replaced.
package struct Directory: Sendable {
  package let descriptor: Int32
  /// The path of the folder, for error messages.
  package let path: String

  /// Opens a folder that the user named. If the path goes through a link before its last part, that is followed.
  /// - Parameter followsLink: whether to follow a link at the path itself. If false, a link fails with `ENOTDIR` or
  ///   `ELOOP`.
  package init(opening path: String, followsLink: Bool = true) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    descriptor = Int32(try check("open", path) { Int(Glibc.open(path, flags)) })
    self.path = path
  }

  /// A folder that is already open as a file.
  package init(_ file: OpenFile) {
    self.init(file.descriptor, file.path)
  }

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens a folder in this one. Fails with `ENOTDIR` or `ELOOP` if the name belongs to anything else.
  package func folder(_ name: String) throws(SystemError) -> Directory {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return Directory(Int32(try checked("open", name) { Int(openat(descriptor, name, flags)) }), path(name))
  }

  /// Opens a file in the folder for reading, to inspect or lock it. Never blocks, whatever kind of file it is. Fails
  /// with `ELOOP` for a link.
  package func open(_ name: String) throws(SystemError) -> OpenFile {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    return OpenFile(
      descriptor: Int32(try checked("open", name) { Int(openat(descriptor, name, flags)) }), path: path(name))
  }

  package func close() {
    _ = Glibc.close(descriptor)
  }

  /// The folder as an open file, for functions that need an `OpenFile`.
  package var file: OpenFile { OpenFile(descriptor: descriptor, path: path) }

  // MARK: Making

  /// Creates a file and opens it for writing. Only its owner can access it. Fails with `EEXIST` if the name exists.
  package func create(_ name: String) throws(SystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try checked("write", name) { Int(openat(descriptor, name, flags, 0o600)) }
    return OpenFile(descriptor: Int32(file), path: path(name))
  }

  /// Creates a folder that only its owner can access. Fails with `EEXIST` if the name exists.
  package func makeFolder(_ name: String) throws(SystemError) {
    _ = try checked("make", name) { Int(mkdirat(descriptor, name, 0o700)) }
  }

  /// Renames a file or folder in the folder, but never replaces another. Fails with `EEXIST` if the new name exists,
  /// and with `EOPNOTSUPP` if the file system cannot guarantee that nothing is replaced.
  package func rename(_ name: String, toNew new: String) throws(SystemError) {
    do throws(SystemError) {
      _ = try checked("rename", name) {
        Int(renameat2(descriptor, name, descriptor, new, recordbook_rename_noreplace))
      }
    } catch {
      // The file system or the kernel does not know the flag that prevents replacing.
      guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.code) else { throw error }
      try renameWithoutFlag(name, toNew: new)
    }
  }

  /// Renames without a flag that prevents replacing. For a file it makes a hard link, which cannot replace anything. A
  /// folder can be renamed only over an empty folder, so it makes one.
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
        throw [EPERM, ENOSYS, EOPNOTSUPP].contains(error.code)
          ? SystemError(code: EOPNOTSUPP, operation: "rename", path: path(name)) : error
      }
      try remove(name)
    }
  }

  // MARK: Removing

  package func remove(_ name: String) throws(SystemError) {
    _ = try checked("remove", name) { Int(unlinkat(descriptor, name, 0)) }
  }

  /// Removes a folder in this one. Fails if it is not empty.
  package func removeFolder(_ name: String) throws(SystemError) {
    _ = try checked("remove", name) { Int(unlinkat(descriptor, name, AT_REMOVEDIR)) }
  }

  /// Removes everything in the folder, except what has the name `kept`. Links are removed, but not their targets.
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

  /// Makes changes of names in the folder survive a power failure.
  package func sync() throws(SystemError) {
    _ = try check("sync", path) { Int(fsync(descriptor)) }
  }

  // MARK: Inspecting

  /// The status of a file in the folder, or of a link itself; nil if the name does not exist.
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

  /// The names in the folder, in any order, without `.` and `..`.
  package func names() throws(SystemError) -> [String] {
    let again = try checked("open", ".") { Int(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) }
    guard let opened = fdopendir(Int32(again)) else {
      let error = SystemError("list", path)
      _ = Glibc.close(Int32(again))
      throw error
    }
    defer { closedir(opened) }
    return try System.names(in: opened, path)
  }

  private func path(_ name: String) -> String { path == "/" ? path + name : path + "/" + name }

  /// Like `check`, but for a name in the folder: the path is built only after a failure, since most calls succeed.
  private func checked(_ operation: String, _ name: String, _ call: () -> Int) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try check(operation, name, call)
    } catch {
      throw SystemError(code: error.code, operation: operation, path: path(name))
    }
  }
}
