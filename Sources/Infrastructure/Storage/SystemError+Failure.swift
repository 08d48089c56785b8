import Glibc
package import KernelApplication

extension SystemError {
  package var isMissing: Bool {
    code == ENOENT || code == ENOTDIR
  }

  /// Not that something went wrong with the disk: it is not allowed, or not possible here.
  var isRefusal: Bool {
    [EACCES, EPERM, EINVAL, EROFS].contains(code)
  }

  /// What it means for the one who uses the store.
  package var failure: Failure {
    switch code {
    case ENOTDIR:
      .badFile(
        path: path, problem: "a part of this path is a file where a folder should be", hint: "Choose another --store.")
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
    case EROFS: .storeReadOnly(path: path)
    case EACCES, EPERM:
      .accessDenied(path: path, hint: "Give yourself the right to \(operation) it, or choose another --store.")
    default: .system(operation: operation, path: path, reason: String(cString: strerror(code)))
    }
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
