import Glibc

/// Checks what this process may do with the target of a path, following links.
package enum Access {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  /// Whether anything has that path, even a link without a target.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }
  package static func canExecute(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Fails if a file cannot be read, or the names in a folder cannot be listed and reached.
  package static func checkReadable(_ path: String) throws(SystemError) {
    let isFolder = try FileStatus(following: path).kind == .folder
    guard access(path, isFolder ? R_OK | X_OK : R_OK) == 0 else { throw SystemError("read", path) }
  }
}
