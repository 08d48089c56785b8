package import KernelApplication
import System

/// The default path of the service's socket.
package enum SocketPlace {
  /// Returns `$XDG_RUNTIME_DIR/recordbook/sock` or, if that variable is not an absolute path, the path of a socket in
  /// this user's own folder within `/tmp`. On macOS, that folder is in `~/Library/Caches` instead, because the system
  /// removes files, including sockets, from `/tmp` if they have not been used for three days.
  package static func usual(_ environment: (String) -> String?) -> String {
    if let runtime = environment("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") { return runtime + "/recordbook/sock" }
    #if os(macOS)
      if let home = environment("HOME"), home.hasPrefix("/") { return home + "/Library/Caches/recordbook/sock" }
    #endif
    return "/tmp/recordbook-\(ThisProcess.user)/sock"
  }

  /// Creates the socket's folder, accessible only to its owner, if it is missing, and then checks the folder. Fails
  /// with `accessDenied` if other users can write to the folder, if it belongs to another user, or if it is a symbolic
  /// link.
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
