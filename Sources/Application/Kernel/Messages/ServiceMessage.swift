/// Problems that a client program has with the service, and problems in starting and stopping the service. Processes
/// are identified by their process ids.
package enum ServiceMessage: MessageContent {
  package static var concern: String { "service" }

  // MARK: Requests to the service

  case noService(socket: String)
  case needsService(method: String)
  case endedUnanswered
  case silent(socket: String)
  /// The service rejects the connection or the request.
  /// - reason: the service's own message
  case refuses(reason: String)
  case noServiceOfBook(socket: String, problem: Message)
  case pagesDoNotFit
  case otherVersion(service: String?, program: String, problem: VersionProblem)
  case otherBook(socket: String, found: String?, wanted: String)
  case holdsBook(process: Int32)
  case ofAnotherUser

  package enum VersionProblem: Codable, Hashable, Sendable {
    case unknownMethod(name: String)
    case otherProtocol(version: Int)
    case unreadable(method: String, problem: Message)
  }

  // MARK: Starting and stopping the service

  case endedEarly(log: String)
  /// The service ended before it had started completely.
  /// - reason: what the service printed
  case failedEarly(reason: String, log: String)
  case isStopped(process: Int32)
  case cannotEnd(process: Int32)
  case doesNotEnd(process: Int32)
  /// The service was killed, but its process does not end.
  /// - inspection: the shell command that shows what the process is waiting for
  case survivedKill(process: Int32, inspection: String)
  case letsNobodyIn(process: Int32, socket: String)
  case socketGone(process: Int32, socket: String)

  // MARK: Paths of the service

  case socketPathEmpty
  case socketPathLong(bytes: Int, most: Int, path: String)
  case noSocket
  case occupied(socket: String)
  case socketFolderNotOwn
  case socketFolderLocked(path: String)
  case unitFolderNotOwn
  case noHome
  case noSystemd
  /// systemd is still set up to start the service, so nothing was removed.
  /// - link: the symbolic link that makes systemd start it
  case turnedOn(link: String)
  case badListener

  // MARK: Parameters of the service's own methods

  /// The parameter must be a cursor that the service has returned.
  /// - most: the maximum length of a cursor, in bytes
  case cursorExpected(most: Int?)
  case tokenExpected(most: Int)
  case noSuchCursor
  case tooQuick(method: String)
  case parametersLong(bytes: Int, most: Int)
}

extension Message {
  package static func service(_ content: ServiceMessage) -> Message { Message(content) }
}
