package import KernelApplication
package import System

extension SystemError {
  /// The message to show if there is something other than a regular file at the path, or if a part of the path is not a
  /// folder; nil for any other error.
  var oddFile: Message? {
    switch code {
    case Errno.isFolder: .store(.isFolder)
    case Errno.isLink: .store(.isLink)
    case Errno.notSeekable, Errno.noDevice: .store(.isNoFile)
    case Errno.notAFolder: .store(.folderIsFile)
    default: nil
    }
  }

  /// True if the operation was refused because it is not permitted or not supported; false for any other error, such as
  /// a failing disk.
  var isRefusal: Bool {
    [Errno.accessDenied, Errno.notPermitted, Errno.invalidArgument, Errno.readOnly].contains(code)
  }

  /// The error as an application failure with a message for the user.
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
  /// Returns the failure for a manifest that was replaced but could not be synced afterwards: the change is visible,
  /// but a power cut may undo it.
  static func committedUnsurely(_ path: String) -> Failure {
    .system(.system(.notSynced(path: path)))
  }

  /// The path of the manifest, if the failure is `committedUnsurely`; otherwise nil.
  var unsurelyCommittedPath: String? {
    guard case .system(let problem) = self, case .notSynced(let path)? = problem.content(as: SystemMessage.self) else {
      return nil
    }
    return path
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
