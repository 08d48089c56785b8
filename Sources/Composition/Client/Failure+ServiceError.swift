import IPC
import KernelApplication

extension Failure {
  /// Converts the error of a request to the service into a failure to report to the caller.
  init(_ error: ServiceError, of service: ServiceConnection, _ method: String) {
    let path = service.address.path
    switch error {
    case .gone: self = .conflict(.service(.endedUnanswered))
    case .silent: self = .conflict(.service(.silent(socket: path)))
    case .refused(let error) where error.isMethodNotFound:
      self = .ofOtherVersion(service, .unknownMethod(name: method))
    case .refused(let error): self = Failure(error) ?? .conflict(.service(.refuses(reason: error.message)))
    case .nonsense(let problem): self = .conflict(.service(.noServiceOfBook(socket: path, problem: problem)))
    }
  }

  /// Returns the failure to report if the service is of another version and cannot do what this program requests.
  static func ofOtherVersion(_ service: ServiceConnection, _ problem: ServiceMessage.VersionProblem) -> Failure {
    .conflict(
      .service(.otherVersion(service: service.greeting?.version, program: App.version, problem: problem)))
  }

  static func heldByService(_ process: Int32) -> Failure {
    .conflict(.service(.holdsBook(process: process)))
  }

  static func otherBook(_ socket: String, _ found: String?, _ wanted: String) -> Failure {
    .invalidInput(
      field: "--socket", problem: .service(.otherBook(socket: socket, found: found, wanted: wanted)),
      valid: found.map { ["--store \($0)"] } ?? [])
  }
}
