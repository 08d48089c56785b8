package import KernelApplication
package import System

extension SystemError {
  /// The message if a folder, a link or a special file has the name of a regular file, or if a part of the path is not
  /// a folder. Nil for any other error.
  var oddFile: Message? {
    switch code {
    case Errno.isFolder: .store(.isFolder)
    case Errno.isLink: .store(.isLink)
    case Errno.notSeekable, Errno.noDevice: .store(.isNoFile)
    case Errno.notAFolder: .store(.folderIsFile)
    default: nil
    }
  }

  /// Whether the operation was refused, because it is not permitted or not supported here, rather than failed by the
  /// disk.
  var isRefusal: Bool {
    [Errno.accessDenied, Errno.notPermitted, Errno.invalidArgument, Errno.readOnly].contains(code)
  }

  /// Converts the error into a failure for the user of the store.
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
  /// The failure if a sync fails after the manifest was replaced: the change is visible, but may not survive a power
  /// cut.
  static func committedUnsurely(_ path: String) -> Failure {
    .system(.system(.notSynced(path: path)))
  }
}

/// Runs `body`, and converts a system error into the application's `Failure`.
func translated<Value>(_ body: () throws(SystemError) -> Value) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw error.failure
  }
}
