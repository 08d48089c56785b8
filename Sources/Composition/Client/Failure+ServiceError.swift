import IPC
import KernelApplication

extension Failure {
  /// What became of a request, for the one who made it.
  init(_ error: ServiceError, of service: ServiceConnection, _ method: String) {
    let path = service.address.path
    switch error {
    case .gone:
      self = .conflict(
        problem: "the service ended before it answered; whether it did what you asked is not known",
        hint:
          "Look before you say the command again: what was done is there, and recordbook undo takes a correction back."
      )
    case .silent:
      self = .conflict(
        problem: "the service on \(path) does not answer",
        hint: "Nothing was changed. Start it anew: recordbook service restart --force")
    case .refused(let error) where error.isMethodNotFound: self = .ofOtherVersion(service, "it does not know \(method)")
    case .refused(let error):
      self =
        Failure(error)
        ?? .conflict(
          problem: "the service refuses: \(error.message)",
          hint: "Without it, the same command may do: --no-service")
    case .nonsense(let reason):
      self = .conflict(
        problem: "what listens on \(path) is no service of a book: \(reason)",
        hint: "Name another with --socket, or leave it out: --no-service")
    }
  }

  /// The service can't do what this program asks, since they are not of one version.
  static func ofOtherVersion(_ service: ServiceConnection, _ reason: String) -> Failure {
    .conflict(
      problem:
        "the service is of version \(service.greeting?.version ?? "?"), this program of \(App.version): \(reason)",
      hint: "Start the service of this version: recordbook service restart")
  }

  static func heldByService(_ process: Int32) -> Failure {
    .conflict(
      problem: "the service (\(process)) holds the book, and nobody else may change it",
      hint: "Ask it, without --no-service; where it does not answer, start it anew: recordbook service restart --force")
  }

  static func otherBook(_ socket: String, _ found: String?, _ wanted: String) -> Failure {
    .invalidInput(
      field: "--socket",
      problem: "the service on \(socket) serves the book in \(found ?? "a place it does not tell"), not the one in "
        + wanted, valid: found.map { ["--store \($0)"] } ?? [])
  }
}
