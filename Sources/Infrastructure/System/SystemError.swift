import Libc

/// The error that occurred in a system call.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`. `Errno` names the values that the program needs to recognise.
  package let code: Int32
  /// The operation that failed, as a verb, such as `write`.
  package let operation: String
  package let path: String

  package init(code: Int32, operation: String, path: String) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// Creates the error of the system call that has just failed, from `errno`.
  init(_ operation: String, _ path: String) {
    self.init(code: errno, operation: operation, path: path)
  }

  /// The system's description of the error, such as `No space left on device`.
  package var words: String { Errno.words(code) }

  package var isMissing: Bool {
    code == ENOENT || code == ENOTDIR
  }

  /// Whether the operation failed because another process created, removed or replaced a file at the path while this
  /// process was working on it.
  package var isNameTaken: Bool { [EEXIST, ENOENT, ENOTDIR, ELOOP].contains(code) }
}

/// The error numbers that the program needs to recognise, under more readable names than in POSIX.
package enum Errno {
  package static let accessDenied = EACCES
  package static let connectionRefused = ECONNREFUSED
  package static let connectionReset = ECONNRESET
  package static let exists = EEXIST
  package static let fileTooLarge = EFBIG
  package static let invalidArgument = EINVAL
  package static let ioError = EIO
  package static let isFolder = EISDIR
  package static let isLink = ELOOP
  package static let nameTooLong = ENAMETOOLONG
  package static let noDevice = ENXIO
  package static let noEntry = ENOENT
  package static let noMemory = ENOMEM
  package static let noSpace = ENOSPC
  package static let notAFolder = ENOTDIR
  package static let notPermitted = EPERM
  package static let notSeekable = ESPIPE
  package static let notSupported = EOPNOTSUPP
  package static let brokenPipe = EPIPE
  package static let overflow = EOVERFLOW
  package static let quotaExceeded = EDQUOT
  package static let readOnly = EROFS
  package static let timedOut = ETIMEDOUT
  package static let tooManyOpen = EMFILE
  package static let wouldBlock = EAGAIN

  /// Returns the system's description of an error number.
  package static func words(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
