/// What goes wrong between a program and the service. Processes are told by their numbers.
package enum ServiceMessage: MessageContent {
  package static var concern: String { "service" }

  // MARK: Asking it

  case noService(socket: String)
  case needsService(method: String)
  case endedUnanswered
  case silent(socket: String)
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

  // MARK: Starting and ending it

  case endedEarly(log: String)
  /// - reason: in its own words
  case failedEarly(reason: String, log: String)
  case isStopped(process: Int32)
  case cannotEnd(process: Int32)
  case doesNotEnd(process: Int32)
  case survivedKill(process: Int32)
  case letsNobodyIn(process: Int32, socket: String)
  case socketGone(process: Int32, socket: String)

  // MARK: Its places

  case socketPathEmpty
  case socketPathLong(bytes: Int, most: Int, path: String)
  case noSocket
  case occupied(socket: String)
  case socketFolderNotOwn
  case socketFolderLocked(path: String)
  case unitFolderNotOwn
  case noHome
  case noSystemd
  /// - link: by which systemd is told to start it
  case turnedOn(link: String)
  case badListener

  // MARK: Parameters of its own

  /// - most: bytes
  case cursorExpected(most: Int?)
  case tokenExpected(most: Int)
  case noSuchCursor
  case tooQuick(method: String)
  case parametersLong(bytes: Int, most: Int)
}

extension Message {
  package static func service(_ content: ServiceMessage) -> Message { Message(content) }
}
