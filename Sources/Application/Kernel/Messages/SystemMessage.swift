/// A system call has failed, or the system could not guarantee something.
package enum SystemMessage: MessageContent {
  package static var concern: String { "system" }

  /// A system call failed.
  /// - operation: a verb that names the call, such as `open`, as in `SystemError`.
  /// - reason: the system's description of the error, such as `No space left on device`.
  case refused(operation: String, path: String, reason: String)
  /// The file is larger than any file of its kind can be.
  case tooLarge(path: String)
  /// The operation has succeeded, but a power failure may undo it, because the disk did not confirm it.
  case notSynced(path: String)
  /// This copy of a file still contains data that should have been erased permanently.
  case notErased(path: String)
  /// The program cannot encode one of its values, which is a bug.
  case notEncodable(what: String, reason: Message)
}

extension Message {
  package static func system(_ content: SystemMessage) -> Message { Message(content) }
}

extension Failure {
  /// Creates the failure that reports a failed system call.
  /// - Parameters:
  ///   - operation: a verb that names the call, such as `open`.
  ///   - path: the path on which the call was made.
  ///   - reason: the system's description of the error, such as `No space left on device`.
  package static func system(operation: String, path: String, reason: String) -> Failure {
    .system(.system(.refused(operation: operation, path: path, reason: reason)))
  }
}
