import KernelApplication
import System

/// Creates the folders for the service and its unit files, accessible only to the user.
enum OwnFolder {
  /// Creates a folder and any missing parents, accessible only to the user. Fails with `accessDenied` if the new folder
  /// would be inside a folder that belongs to anybody other than this user or root.
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

  /// Calls `work`, converting a system error into a failure.
  static func asked<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }
}
