package import KernelApplication

extension Failure {
  /// The service ended, or can't be reached now: it may be there again soon, or the book can be had without it.
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
