/// The kinds of `Failure`.
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

/// How use cases may fail. Every one refuses input that it does not take, and may be withdrawn before it begins; all but
/// those that say so are refused while the book is locked: none of this is said of each.
extension [FailureKind] {
  /// Reading the book meets files that are damaged, that a newer version wrote, that may not be read or that the disk does
  /// not give.
  package static var reading: Self { [.storeDamaged, .storeNewer, .accessDenied, .diskFull, .system] }

  /// Changing it also meets another process that holds it or meddled with it, and a disk that can't be written.
  package static var changing: Self { reading + [.conflict, .storeBusy, .storeReadOnly] }

  /// A file or folder to be read is not there, may not be read, or is of another kind or damaged.
  package static var readingFiles: Self { [.notFound, .badFile, .accessDenied, .system] }

  /// A file or folder to be written is there already, or can't be made where it is wanted.
  package static var writingFiles: Self { [.badFile, .accessDenied, .diskFull, .system] }
}

extension UseCaseKind {
  /// How use cases of this kind fail, unless they say otherwise.
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
