package import KernelApplication

extension Failure {
  /// The service ended or can't be reached now: it may come back soon, or the book can be used without it.
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
