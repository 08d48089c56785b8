import IPC
import KernelApplication
import System

extension ServiceIdentity.Store {
  /// A folder; device and inode are 0 if it does not exist.
  init(_ path: String) {
    let status = try? FileStatus(following: path)
    self.init(path: path, device: status?.device ?? 0, inode: status?.inode ?? 0)
  }

  /// Whether both are one folder; a folder that does not exist yet is compared by its path.
  func isSame(as other: ServiceIdentity.Store) -> Bool {
    if inode == 0 || other.inode == 0 { return inode == other.inode && path == other.path }
    return device == other.device && inode == other.inode
  }
}

extension App.Configuration {
  /// The store's folder; device and inode are 0 if it does not exist.
  func storeIdentity() throws(Failure) -> ServiceIdentity.Store {
    ServiceIdentity.Store(try storePath())
  }
}
