/// The cases of `Failure` without their values, as descriptions list them.
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

/// Lists of failures that many use cases share. Three failures are never listed, since every use case may throw them:
/// invalid input, cancellation before the use case begins and, unless the use case is allowed while the book is locked,
/// the refusal then.
extension [FailureKind] {
  /// The failures of reading the book: a file is damaged, was written by a newer version, or can't be read.
  package static var reading: Self { [.storeDamaged, .storeNewer, .accessDenied, .diskFull, .system] }

  /// The failures of changing the book: those of reading it, and that another process holds or has altered it, or that
  /// it can't be written.
  package static var changing: Self { reading + [.conflict, .storeBusy, .storeReadOnly] }

  /// The failures of reading a file or folder: it is missing, unreadable, of the wrong kind or damaged.
  package static var readingFiles: Self { [.notFound, .badFile, .accessDenied, .system] }

  /// The failures of writing a file or folder: it exists already, can't be created at this path, or the disk is full.
  package static var writingFiles: Self { [.badFile, .accessDenied, .diskFull, .system] }
}

extension UseCaseKind {
  /// The failures of use cases of this kind that don't list their own.
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
