import KernelApplication
import System

/// Folders among the user's own, as the service and its units are kept in.
enum OwnFolder {
  /// Makes the folder and those above it that are missing, for its owner alone, but nothing in a folder of another
  /// user's; the system's are nobody's. Fails with `accessDenied` there.
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

  /// What the system refuses, as a failure.
  static func asked<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }
}
