package import KernelApplication

extension Failure {
  /// Whether the failure means that the service has ended or can't be reached now. The service may come back soon, or
  /// the program can use the book without it.
  package var isOfServiceThatWent: Bool {
    switch self {
    case .storeBusy: true
    case .conflict(let message), .notFound(let message):
      switch message.content(as: ServiceMessage.self) {
      case .endedUnanswered, .silent, .holdsBook, .noService, .refuses: true
      default: false
      }
    default: false
    }
  }
}
