/// The reason why a file or folder that the user named cannot be read or written.
package enum FileMessage: MessageContent {
  package static var concern: String { "file" }

  // MARK: Reading

  case missing(path: String)
  /// The file that the user named does not exist.
  case isNotThere
  case mayNotBeRead
  case isFolder
  /// The path leads to a device, a pipe or a socket instead of a regular file.
  case isNoFile
  case changedWhileRead
  case nameNotUTF8
  case tooLarge(mebibytes: Int)
  /// The file or folder cannot be read.
  /// - operation, reason: the system call that failed, and the reason that the system gave; see
  ///   `SystemMessage.refused`.
  case unreadable(operation: String, reason: String)

  // MARK: Writing

  case mayNotBeWritten
  case folderMissing
  case nameTaken
  case nameTooLong
  case beingWritten
  /// Another program moved or replaced the file while this program was writing it.
  case movedWhileWritten
  /// A file is first written to a draft, under a temporary name, and then renamed. The draft's path is already taken
  /// by a symbolic link.
  case draftIsLink
  case draftOfAnotherUser
  case draftNotOurs
  case diskReadOnly
  /// The file system can't guarantee that renaming a file never replaces another file.
  case diskReplaces
}

extension Message {
  package static func file(_ content: FileMessage) -> Message { Message(content) }
}
