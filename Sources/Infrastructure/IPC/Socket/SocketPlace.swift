package import KernelApplication
import System

/// Where the service's socket is when nobody says.
package enum SocketPlace {
  /// `$XDG_RUNTIME_DIR/recordbook/sock`, else in a folder of the user's own under `/tmp`.
  package static func usual(_ environment: (String) -> String?) -> String {
    if let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") { return runtime + "/recordbook/sock" }
    return "/tmp/recordbook-\(ThisProcess.user)/sock"
  }

  /// Makes the socket's folder, for its owner alone, and checks that it is.
  /// Fails with `accessDenied` for a folder that others may write to, that is somebody else's, or a link.
  package static func prepareFolder(of address: SocketAddress) throws(Failure) {
    let folder = address.folder
    let status: FileStatus?
    do throws(SystemError) {
      do throws(SystemError) {
        try PosixFileSystem().makeFolder(folder)
      } catch {
        if error.code != Errno.exists { throw error }
      }
      status = try PosixFileSystem().status(at: folder)
    } catch {
      throw .system(operation: error.operation, path: folder, reason: error.words)
    }
    guard let status, status.kind == .folder, status.owner == ThisProcess.user, status.permissions & 0o022 == 0 else {
      throw .accessDenied(path: folder, problem: .service(.socketFolderNotOwn))
    }
  }
}
