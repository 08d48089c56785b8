import Glibc
package import KernelApplication

/// Where the service's socket is when nobody says.
package enum SocketPlace {
  /// `$XDG_RUNTIME_DIR/recordbook/sock`, else in a folder of the user's own under `/tmp`.
  package static func usual(_ environment: (String) -> String?) -> String {
    if let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") { return runtime + "/recordbook/sock" }
    return "/tmp/recordbook-\(geteuid())/sock"
  }

  /// Makes the socket's folder, for its owner alone, and checks that it is.
  /// Fails with `accessDenied` for a folder that others may write to, that is somebody else's, or a link.
  package static func prepareFolder(of address: SocketAddress) throws(Failure) {
    let folder = address.folder
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .system(operation: "make", path: folder, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard lstat(folder, &status) == 0 else {
      throw .system(operation: "look at", path: folder, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
      throw .accessDenied(
        path: folder, hint: "The socket's folder must be yours, no link, and not writable for others (chmod 700).")
    }
  }
}
