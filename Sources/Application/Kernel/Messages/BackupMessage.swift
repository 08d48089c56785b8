/// A description of what is wrong with a backup. Programs show such a message right after the file's name and a line
/// number, so that both form one sentence, as in `is cut: it ends after this line`.
package enum BackupMessage: MessageContent {
  package static var concern: String { "backup" }

  // MARK: Damaged lines

  case endsAfterLine
  case endsWithinLine
  case goesOn
  case lineTooLong(mebibytes: Int)
  case lineChecksum
  case otherThanWritten
  /// The line matches its checksum, but this program never writes such a line into a backup.
  case notAsWritten(problem: Message)
  /// The line contains data of a feature that this version does not know.
  case unknownSection(id: String)

  // MARK: Contents of lines

  case noItem
  case noBase64
  case lineOfNoFile
  case sectionOrder
  case changeOfNoSection
  case changeOrder(found: Int, before: Int)
  case impossibleUndo
  case misplacedFile(name: String)
  case badFile(name: String, problem: Message)
}

extension Message {
  package static func backup(_ content: BackupMessage) -> Message { Message(content) }
}
