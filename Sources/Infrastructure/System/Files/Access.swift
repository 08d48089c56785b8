import Libc

/// Checks what this process may do with the file at a path. All functions except `isThere` follow symbolic links.
package enum Access {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  /// Whether anything exists at the path. This includes a symbolic link whose target does not exist.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }
  package static func canExecute(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Fails if this process cannot read the file, or if it is neither a regular file nor a folder. For a folder, fails
  /// if this process cannot list the folder or open files in it.
  package static func checkReadable(_ path: String) throws(SystemError) {
    let kind = try FileStatus(following: path).kind
    guard kind != .special else { throw SystemError(code: Errno.noDevice, operation: "read", path: path) }
    guard access(path, kind == .folder ? R_OK | X_OK : R_OK) == 0 else { throw SystemError("read", path) }
  }
}
