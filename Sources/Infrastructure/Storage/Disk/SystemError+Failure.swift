package import KernelApplication
package import System

extension SystemError {
  /// The message if something other than a regular file has the file's name, or if a part of its path is not a folder;
  /// nil for any other error.
  var oddFile: Message? {
    switch code {
    case Errno.isFolder: .store(.isFolder)
    case Errno.isLink: .store(.isLink)
    case Errno.notSeekable, Errno.noDevice: .store(.isNoFile)
    case Errno.notAFolder: .store(.folderIsFile)
    default: nil
    }
  }

  /// Whether the operation is not permitted or not supported here. False if the disk failed.
  var isRefusal: Bool {
    [Errno.accessDenied, Errno.notPermitted, Errno.invalidArgument, Errno.readOnly].contains(code)
  }

  /// Converts the error into a failure with a message for the user of the store.
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
  /// The failure if the sync after replacing the manifest fails: the change is visible, but a power cut may undo it.
  static func committedUnsurely(_ path: String) -> Failure {
    .system(.system(.notSynced(path: path)))
  }
}

/// Runs `body`, and converts a system error that it throws into the application's `Failure`.
func translated<Value>(_ body: () throws(SystemError) -> Value) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw error.failure
  }
}
