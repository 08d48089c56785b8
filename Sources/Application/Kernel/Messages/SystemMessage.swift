/// A system call that failed, or a guarantee that the system could not give.
package enum SystemMessage: MessageContent {
  package static var concern: String { "system" }

  /// A system call failed.
  /// - operation: a verb such as `open`, as in `SystemError`.
  /// - reason: in the system's words, such as `No space left on device`.
  case refused(operation: String, path: String, reason: String)
  /// The file is larger than any file of its kind can be.
  case tooLarge(path: String)
  /// The operation succeeded, but may be lost in a power failure, since the disk did not confirm it.
  case notSynced(path: String)
  /// Data that was to be erased for good is still in this copy of a file.
  case notErased(path: String)
  /// The program can't encode one of its own values, which is an error in the program.
  case notEncodable(what: String, reason: Message)
}

extension Message {
  package static func system(_ content: SystemMessage) -> Message { Message(content) }
}

extension Failure {
  /// Creates the failure for a system call that failed.
  /// - Parameters:
  ///   - operation: a verb such as `open`.
  ///   - path: the path that the call was about.
  ///   - reason: in the system's words, such as `No space left on device`.
  package static func system(operation: String, path: String, reason: String) -> Failure {
    .system(.system(.refused(operation: operation, path: path, reason: reason)))
  }
}
