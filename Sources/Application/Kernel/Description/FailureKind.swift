/// The cases of `Failure` without their associated values, for listing which failures a use case can have.
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

/// Groups of failures that many use cases share. Three failures are never listed, because every use case can have
/// them: invalid input, cancellation before the use case begins, and rejection while the book is locked, unless the
/// use case may be called then.
extension [FailureKind] {
  /// The failures of reading the book: for example, a file is damaged, cannot be read, or was written by a newer
  /// version.
  package static var reading: Self { [.storeDamaged, .storeNewer, .accessDenied, .diskFull, .system] }

  /// The failures of changing the book: those of reading it and three others. The change is impossible, another
  /// process is writing to the book, or the book cannot be written to.
  package static var changing: Self { reading + [.conflict, .storeBusy, .storeReadOnly] }

  /// The failures of reading a file or folder: it is missing, unreadable, damaged or of the wrong kind.
  package static var readingFiles: Self { [.notFound, .badFile, .accessDenied, .system] }

  /// The failures of writing a new file or folder: the path exists already or cannot be used, the process has no
  /// permission to write there, or the disk is full.
  package static var writingFiles: Self { [.badFile, .accessDenied, .diskFull, .system] }
}

extension UseCaseKind {
  /// The failures that a use case of this kind can have, unless the use case has its own list.
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
