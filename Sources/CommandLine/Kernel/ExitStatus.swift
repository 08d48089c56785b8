package import KernelApplication

package enum ExitStatus: Int32, Sendable {
  case success = 0
  case failed = 1
  /// The command line or one of its values is wrong, so the user has to change it.
  case badUsage = 2
  /// There is nothing to print. For example, there is no next prayer because no place is set.
  case empty = 3
  /// The user interrupted the command with Ctrl-C. As in shells, the status is 128 plus the number of SIGINT.
  case interrupted = 130

  package init(_ failure: Failure) {
    switch failure {
    case .invalidInput, .notFound, .badFile: self = .badUsage
    case .cancelled: self = .interrupted
    case .accessDenied, .conflict, .locked, .storeBusy, .storeDamaged, .storeNewer, .storeReadOnly, .diskFull, .system:
      self = .failed
    }
  }
}

/// The reason why a command failed.
package enum CommandError: Error {
  case usage(UsageError)
  case failed(Failure)
  case unwritable(OutputError)
}

extension CommandError {
  package static func usage(cs: String, en: String, hint: LocalizedText, command: String? = nil) -> CommandError {
    .usage(UsageError(cs: cs, en: en, hint: hint, command: command))
  }
}
