import Glibc

/// What this process may do with what a path leads to, through links.
package enum Access {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  /// Also a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }
  package static func canExecute(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Fails where a file can't be read, or a folder's names can't be listed and reached.
  package static func checkReadable(_ path: String) throws(SystemError) {
    let isFolder = try FileStatus(following: path).kind == .folder
    guard access(path, isFolder ? R_OK | X_OK : R_OK) == 0 else { throw SystemError("read", path) }
  }
}
