package import KernelApplication
package import System

extension SystemError {
  /// What has the name is a folder, a link or a special file where a regular one should be, or a part of the path to it
  /// is no folder. Nil for any other error.
  var oddFile: String? {
    switch code {
    case Errno.isFolder: "it is a folder where a file should be"
    case Errno.isLink: "it is a link where a file should be"
    case Errno.notSeekable, Errno.noDevice: "it is a pipe, socket or device where a file should be"
    case Errno.notAFolder: "a part of its path is a file where a folder should be"
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
      .badFile(
        path: path, problem: "a part of this path is a file where a folder should be", hint: "Choose another --store.")
    case Errno.noSpace, Errno.quotaExceeded, Errno.fileTooLarge: .diskFull(path: path)
    case Errno.overflow: .system(operation: operation, path: path, reason: "it is larger than 1 GiB")
    case Errno.readOnly: .storeReadOnly(path: path)
    case Errno.accessDenied, Errno.notPermitted:
      .accessDenied(path: path, hint: "Give yourself the right to \(operation) it, or choose another --store.")
    default: .system(operation: operation, path: path, reason: words)
    }
  }
}

extension Failure {
  /// What went wrong came after the manifest was replaced.
  static func committedUnsurely(_ path: String) -> Failure {
    .system(
      operation: "make sure of", path: path,
      reason:
        "the disk refused the last sync: what was asked is done and can be seen, but a power cut may still undo it")
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
