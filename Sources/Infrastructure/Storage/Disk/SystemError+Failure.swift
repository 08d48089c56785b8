package import KernelApplication
package import System

extension SystemError {
  /// What has the name is a folder, a link or a special file where a regular one should be, or a part of the path to it
  /// is no folder. Nil for any other error.
  var oddFile: Message? {
    switch code {
    case Errno.isFolder: .store(.isFolder)
    case Errno.isLink: .store(.isLink)
    case Errno.notSeekable, Errno.noDevice: .store(.isNoFile)
    case Errno.notAFolder: .store(.folderIsFile)
    default: nil
    }
  }

  /// Not that something went wrong with the disk: it is not allowed, or not possible here.
  var isRefusal: Bool {
    [Errno.accessDenied, Errno.notPermitted, Errno.invalidArgument, Errno.readOnly].contains(code)
  }

  /// What it means for the one who uses the store.
  package var failure: Failure {
    switch code {
    case Errno.notAFolder:
      .badFile(path: path, problem: .store(.pathNoFolder))
    case Errno.noSpace, Errno.quotaExceeded, Errno.fileTooLarge: .diskFull(path: path)
    case Errno.overflow: .system(.system(.tooLarge(path: path)))
    case Errno.readOnly: .storeReadOnly(path: path)
    case Errno.accessDenied, Errno.notPermitted:
      .accessDenied(path: path, problem: .store(.needsRight(operation: operation)))
    default: .system(operation: operation, path: path, reason: words)
    }
  }
}

extension Failure {
  /// What went wrong came after the manifest was replaced.
  static func committedUnsurely(_ path: String) -> Failure {
    .system(.system(.notSynced(path: path)))
  }
}

/// Says a system error in the application's words.
func translated<Value>(_ body: () throws(SystemError) -> Value) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw error.failure
  }
}
