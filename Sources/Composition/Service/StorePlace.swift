import KernelApplication
import System

/// Checks that the folder of a service's store is not controlled by another user.
enum StorePlace {
  /// Fails with `accessDenied` if the folder at the path, or a symbolic link at the path, belongs to another user. A
  /// link that belongs to root is allowed.
  static func check(_ path: String) throws(Failure) {
    guard let link = try? PosixFileSystem().status(at: path) else { return }
    guard link.owner == ThisProcess.user || link.kind == .link && link.owner == 0 else {
      throw .accessDenied(path: path, problem: .store(.ofAnotherUser))
    }
    guard let folder = try? FileStatus(following: path), folder.owner != ThisProcess.user else { return }
    throw .accessDenied(path: path, problem: .store(.leadsToAnotherUser))
  }
}
