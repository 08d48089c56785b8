/// The cases of `Failure` without their associated values, for lists of possible failures.
package enum FailureKind: Sendable {
  case invalidInput
  case notFound
  case badFile
  case accessDenied
  case conflict
  case storeBusy
  case storeDamaged
  case storeNewer
  case storeReadOnly
  case diskFull
  case system
  case cancelled
  case locked
}

/// Failures that many use cases have in common. Three failures are never listed, because every use case can have them:
/// invalid input, cancellation before the use case begins, and being rejected while the book is locked, unless the use
/// case is allowed then.
extension [FailureKind] {
  /// The failures of reading the book: a file is damaged, cannot be read, or was written by a newer version.
  package static var reading: Self { [.storeDamaged, .storeNewer, .accessDenied, .diskFull, .system] }

  /// The failures of changing the book: those of reading it, and that another process is writing to it or has altered
  /// it, or that it cannot be written to.
  package static var changing: Self { reading + [.conflict, .storeBusy, .storeReadOnly] }

  /// The failures of reading a file or folder: it is missing, unreadable, damaged or of the wrong kind.
  package static var readingFiles: Self { [.notFound, .badFile, .accessDenied, .system] }

  /// The failures of writing a file or folder: it exists already, it cannot be created at this path, or the disk is
  /// full.
  package static var writingFiles: Self { [.badFile, .accessDenied, .diskFull, .system] }
}

extension UseCaseKind {
  /// The failures of a use case of this kind that does not list its own.
  package var failures: [FailureKind] {
    switch self {
    case .query, .inspection, .examination: .reading
    case .change, .live, .task: .changing
    case .memory: []
    }
  }
}

extension FailureKind {
  package init(_ failure: Failure) {
    self =
      switch failure {
      case .invalidInput: .invalidInput
      case .notFound: .notFound
      case .badFile: .badFile
      case .accessDenied: .accessDenied
      case .conflict: .conflict
      case .storeBusy: .storeBusy
      case .storeDamaged: .storeDamaged
      case .storeNewer: .storeNewer
      case .storeReadOnly: .storeReadOnly
      case .diskFull: .diskFull
      case .system: .system
      case .cancelled: .cancelled
      case .locked: .locked
      }
  }
}
