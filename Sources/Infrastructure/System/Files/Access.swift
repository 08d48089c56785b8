import Glibc

/// Checks what this process may do with a path. Links are followed, except by `isThere`.
package enum Access {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  /// Whether something exists at the path, even if it is a link without a target.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }
  package static func canExecute(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Fails if a file cannot be read, or if a folder's names cannot be listed or its files not be reached.
  package static func checkReadable(_ path: String) throws(SystemError) {
    let isFolder = try FileStatus(following: path).kind == .folder
    guard access(path, isFolder ? R_OK | X_OK : R_OK) == 0 else { throw SystemError("read", path) }
  }
}
