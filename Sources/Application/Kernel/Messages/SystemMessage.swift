/// What the system refused, or could not promise.
package enum SystemMessage: MessageContent {
  package static var concern: String { "system" }

  /// - operation: as a verb, `open`, as `SystemError` has it.
  /// - reason: in the system's words, `No space left on device`.
  case refused(operation: String, path: String, reason: String)
  /// A file that is never so large.
  case tooLarge(path: String)
  /// What was asked is done, and may yet be lost.
  case notSynced(path: String)
  /// What was to be erased for good is still in this copy.
  case notErased(path: String)
  /// A value of the program's own that can't be written.
  case notEncodable(what: String, reason: Message)
}

extension Message {
  package static func system(_ content: SystemMessage) -> Message { Message(content) }
}

extension Failure {
  /// - Parameter reason: in the system's words.
  package static func system(operation: String, path: String, reason: String) -> Failure {
    .system(.system(.refused(operation: operation, path: path, reason: reason)))
  }
}
