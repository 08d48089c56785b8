import KernelApplication
import System

/// Where a service's store is: nobody else may have chosen it.
enum StorePlace {
  /// Fails with `accessDenied` when what is there is somebody else's: a folder, or a link that leads elsewhere.
  static func check(_ path: String) throws(Failure) {
    guard let link = try? PosixFileSystem().status(at: path) else { return }
    guard link.owner == ThisProcess.user || link.kind == .link && link.owner == 0 else {
      throw .accessDenied(path: path, problem: .store(.ofAnotherUser))
    }
    guard let folder = try? FileStatus(following: path), folder.owner != ThisProcess.user else { return }
    throw .accessDenied(path: path, problem: .store(.leadsToAnotherUser))
  }
}
