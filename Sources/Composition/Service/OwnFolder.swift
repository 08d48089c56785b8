import KernelApplication
import System

/// Folders that belong to the user, in which the service and its units are kept.
enum OwnFolder {
  /// Makes the folder and its missing parents, for their owner alone. Makes nothing inside another user's folder, and
  /// fails there with `accessDenied`; folders of the system may contain the user's.
  static func make(_ path: String) throws(Failure) {
    var folder = ""
    for part in path.split(separator: "/") {
      let outer = folder.isEmpty ? "/" : folder
      folder += "/" + part
      if Access.exists(folder) { continue }
      let owner = try asked { () throws(SystemError) in try FileStatus(following: outer).owner }
      guard owner == ThisProcess.user || owner == 0 else { throw foreign(outer) }
      try asked { () throws(SystemError) in
        do throws(SystemError) {
          try PosixFileSystem().makeFolder(folder)
        } catch {
          if error.code != Errno.exists { throw error }
        }
      }
    }
  }

  static func foreign(_ folder: String) -> Failure {
    .accessDenied(path: folder, problem: .service(.unitFolderNotOwn))
  }

  /// A refusal by the system, as a failure.
  static func asked<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }
}
