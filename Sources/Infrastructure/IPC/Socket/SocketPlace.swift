package import KernelApplication
import System

/// The default place of the service's socket.
package enum SocketPlace {
  /// `$XDG_RUNTIME_DIR/recordbook/sock`, or a path in a folder of the user's own in `/tmp`.
  package static func usual(_ environment: (String) -> String?) -> String {
    if let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") { return runtime + "/recordbook/sock" }
    return "/tmp/recordbook-\(ThisProcess.user)/sock"
  }

  /// Makes the folder of the socket, accessible only to its owner, and checks it. Fails with `accessDenied` if others
  /// can write to the folder, it belongs to another user, or it is a link.
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
