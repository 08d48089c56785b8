/// What is wrong with a backup; worded to follow its name and a line's number, `is cut: it ends after this line`.
package enum BackupMessage: MessageContent {
  package static var concern: String { "backup" }

  // MARK: Lines

  case endsAfterLine
  case endsWithinLine
  case goesOn
  case lineTooLong(mebibytes: Int)
  case lineChecksum
  case otherThanWritten
  /// What a line says is not what any backup would.
  case notAsWritten(problem: Message)
  /// Data of a feature of a newer version.
  case unknownSection(id: String)

  // MARK: What lines say

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
