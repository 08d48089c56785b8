import Glibc
import KernelApplication

/// Where a service's store is: nobody else may have chosen it.
enum StorePlace {
  /// Fails with `accessDenied` when what is there is somebody else's: a folder, or a link that leads elsewhere.
  static func check(_ path: String) throws(Failure) {
    var link = stat()
    guard lstat(path, &link) == 0 else { return }
    guard link.st_uid == geteuid() || link.st_mode & S_IFMT == S_IFLNK && link.st_uid == 0 else {
      throw .accessDenied(path: path, hint: "It is another user's; name a store of your own with --store.")
    }
    var folder = stat()
    guard stat(path, &folder) == 0, folder.st_uid != geteuid() else { return }
    throw .accessDenied(path: path, hint: "It leads to another user's folder; name a store of your own with --store.")
  }
}
