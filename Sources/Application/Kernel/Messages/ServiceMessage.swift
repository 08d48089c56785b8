/// Problems between a client program and the service, and in starting and stopping it. Processes are identified by
/// process id.
package enum ServiceMessage: MessageContent {
  package static var concern: String { "service" }

  // MARK: Requests to the service

  case noService(socket: String)
  case needsService(method: String)
  case endedUnanswered
  case silent(socket: String)
  /// The service refuses the connection or request.
  /// - reason: in the service's words
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
  /// The service ended while starting.
  /// - reason: what the service printed
  case failedEarly(reason: String, log: String)
  case isStopped(process: Int32)
  case cannotEnd(process: Int32)
  case doesNotEnd(process: Int32)
  /// The service does not end although it was killed.
  /// - inspection: the shell command that shows what it waits for
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
  /// systemd is still set to start the service, so nothing was removed.
  /// - link: the symbolic link by which systemd starts it
  case turnedOn(link: String)
  case badListener

  // MARK: Parameters of the service's own methods

  /// The parameter has to be a cursor that the service returned.
  /// - most: the longest cursor, in bytes
  case cursorExpected(most: Int?)
  case tokenExpected(most: Int)
  case noSuchCursor
  case tooQuick(method: String)
  case parametersLong(bytes: Int, most: Int)
}

extension Message {
  package static func service(_ content: ServiceMessage) -> Message { Message(content) }
}
