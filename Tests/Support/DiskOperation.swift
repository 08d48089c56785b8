/// An operation on a disk. A power cut can separate any two operations, so each of them is as small as possible.
package enum DiskOperation: Sendable {
  /// Creates an empty file and gives it a name.
  case create(path: String, inode: Int)
  case write(inode: Int, at: Int, bytes: [UInt8])
  case resize(inode: Int, to: Int)
  /// - Parameter failed: whether the sync failed. The data may then never reach the disk, not even by a later sync that
  ///   succeeds.
  case sync(inode: Int, failed: Bool)
  case rename(path: String, to: String)
  case remove(path: String)
  case makeFolder(path: String)
  case removeFolder(path: String)
  case syncFolder(path: String, failed: Bool)
}
