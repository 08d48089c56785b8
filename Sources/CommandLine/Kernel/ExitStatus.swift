package import KernelApplication

/// What the process tells the one who started it.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  case failed = 1
  /// Bad usage or bad input: asking differently would help.
  case badUsage = 2
  /// Ctrl-C, as shells tell it: 128 and the number of SIGINT.
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

/// Why a command did not do what it was asked.
package enum CommandError: Error {
  case usage(UsageError)
  case failed(Failure)
  case unwritable(OutputError)
}
