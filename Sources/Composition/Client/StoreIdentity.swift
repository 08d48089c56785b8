import Glibc
import IPC
import KernelApplication

extension ServiceIdentity.Store {
  /// Whether both are the same folder; one that is not there yet can be told by its path alone.
  func isSame(as other: ServiceIdentity.Store) -> Bool {
    if inode == 0 || other.inode == 0 { return inode == other.inode && path == other.path }
    return device == other.device && inode == other.inode
  }
}

extension App.Configuration {
  /// The store's folder; device and inode are 0 when it is not there.
  func storeIdentity() throws(Failure) -> ServiceIdentity.Store {
    let path = try storePath()
    var status = stat()
    guard stat(path, &status) == 0 else { return ServiceIdentity.Store(path: path, device: 0, inode: 0) }
    return ServiceIdentity.Store(path: path, device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }
}
