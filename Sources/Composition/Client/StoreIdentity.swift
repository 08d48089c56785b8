import IPC
import KernelApplication
import System

extension ServiceIdentity.Store {
  /// Identifies the folder at a path by its device and inode numbers. Both are 0 if the folder does not exist.
  init(_ path: String) {
    let status = try? FileStatus(following: path)
    self.init(path: path, device: status?.device ?? 0, inode: status?.inode ?? 0)
  }

  /// Whether two values identify the same folder. If neither folder exists, their paths are compared. A folder that
  /// exists is never the same as one that does not.
  func isSame(as other: ServiceIdentity.Store) -> Bool {
    if inode == 0 || other.inode == 0 { return inode == other.inode && path == other.path }
    return device == other.device && inode == other.inode
  }
}

extension App.Configuration {
  /// Identifies the folder of the configured store. The device and inode numbers are 0 if the folder does not exist.
  func storeIdentity() throws(Failure) -> ServiceIdentity.Store {
    ServiceIdentity.Store(try storePath())
  }
}
