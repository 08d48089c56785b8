/// Why a file or folder that a person names can't be read or written.
package enum FileMessage: MessageContent {
  package static var concern: String { "file" }

  // MARK: Reading

  case missing(path: String)
  /// The same of one among many.
  case isNotThere
  case mayNotBeRead
  case isFolder
  /// A device, pipe or socket.
  case isNoFile
  case changedWhileRead
  case nameNotUTF8
  case tooLarge(mebibytes: Int)
  /// - operation, reason: see `SystemMessage.refused`.
  case unreadable(operation: String, reason: String)

  // MARK: Writing

  case mayNotBeWritten
  case folderMissing
  case nameTaken
  case nameTooLong
  case beingWritten
  /// Somebody else moved or replaced it meanwhile.
  case movedWhileWritten
  /// What lies where it would be written first.
  case draftIsLink
  case draftOfAnotherUser
  case draftNotOurs
  case diskReadOnly
  /// The disk can't name a file without replacing another.
  case diskReplaces
}

extension Message {
  package static func file(_ content: FileMessage) -> Message { Message(content) }
}
