/// Why a file or folder that the user named can't be read or written.
package enum FileMessage: MessageContent {
  package static var concern: String { "file" }

  // MARK: Reading

  case missing(path: String)
  /// One of several files does not exist.
  case isNotThere
  case mayNotBeRead
  case isFolder
  /// The path leads to a device, pipe or socket rather than a file.
  case isNoFile
  case changedWhileRead
  case nameNotUTF8
  case tooLarge(mebibytes: Int)
  /// - operation, reason: the system call that failed and the system's reason; see `SystemMessage.refused`.
  case unreadable(operation: String, reason: String)

  // MARK: Writing

  case mayNotBeWritten
  case folderMissing
  case nameTaken
  case nameTooLong
  case beingWritten
  /// Another program moved or replaced the file while it was being written.
  case movedWhileWritten
  /// A symbolic link lies at the path of the temporary file, which is written first and then renamed.
  case draftIsLink
  case draftOfAnotherUser
  case draftNotOurs
  case diskReadOnly
  /// The file system can't rename a file without the risk of replacing another.
  case diskReplaces
}

extension Message {
  package static func file(_ content: FileMessage) -> Message { Message(content) }
}
