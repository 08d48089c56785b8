import KernelApplication
import System

/// The place of a service's store, which no other user may have chosen.
enum StorePlace {
  /// Fails with `accessDenied` if another user owns what is there: a folder, or a link that leads elsewhere.
  static func check(_ path: String) throws(Failure) {
    guard let link = try? PosixFileSystem().status(at: path) else { return }
    guard link.owner == ThisProcess.user || link.kind == .link && link.owner == 0 else {
      throw .accessDenied(path: path, problem: .store(.ofAnotherUser))
    }
    guard let folder = try? FileStatus(following: path), folder.owner != ThisProcess.user else { return }
    throw .accessDenied(path: path, problem: .store(.leadsToAnotherUser))
  }
}
