/// One thing done to a disk, as far as a power cut can tell whether it was done.
package enum DiskOperation: Sendable {
  /// A name came to be, of a new and empty file.
  case create(path: String, inode: Int)
  case write(inode: Int, at: Int, bytes: [UInt8])
  case resize(inode: Int, to: Int)
  /// - Parameter failed: what was to be synced may never reach the disk, not even by another sync that succeeds.
  case sync(inode: Int, failed: Bool)
  case rename(path: String, to: String)
  case remove(path: String)
  case makeFolder(path: String)
  case removeFolder(path: String)
  case syncFolder(path: String, failed: Bool)
}
