/// A description of what is wrong with a store's files, or of why a store cannot be used.
package enum StoreMessage: MessageContent {
  package static var concern: String { "store" }

  // MARK: The store's path

  case pathEmpty
  case placeUnknown
  case noBook(path: String)
  case pathNoFolder
  /// The user has no permission to use the store.
  /// - operation: the operation that was refused; see `SystemMessage.refused`
  case needsRight(operation: String)
  case othersMayWrite(path: String)
  case ofUser(number: UInt32)
  case ofAnotherUser
  case leadsToAnotherUser

  // MARK: Changes

  case lineTooLong(path: String, bytes: Int, limit: Int)
  case changedMeanwhile(path: String, what: Meddling)
  case liveGoesOn(section: String)
  case noLive(section: String)

  /// What another program did to the store while this process held the store's lock.
  package enum Meddling: Codable, Hashable, Sendable {
    case lockReplaced
    case otherThanRead(name: String)
    case otherThanLeft(name: String)
    case missing(name: String)
  }

  // MARK: Damaged files

  case missing
  /// A part of the store is missing, although a note in the store's lock file proves that the part existed.
  /// - note: the text in the lock file
  case missingThoughLocked(note: String)
  case missingThoughFound(name: String)
  case empty
  case checksum
  case size(found: Int, written: Int)
  case sizeWhenMade(found: Int, written: Int)
  case beginning(bytes: Int)
  case tooLarge(found: Int, most: Int)
  case lockTooLong(bytes: Int)
  case isFolder
  case isLink
  case isNoFile
  case folderIsFile
  case otherFormat
  case noSectionName
  case strangeName(section: String, name: String)
  case otherIndex(folder: String)

  // MARK: Damaged journals

  case firstLineMissing
  case endMissing
  case goesOn(bytes: Int)
  case foreignJournal(section: String, book: String)
  case lineNumber(found: Int, expected: Int)
  case changeCount(found: Int, before: Int)
  case changeOrder(found: Int, before: Int)
  case acknowledgedBytesGone(bytes: Int)
  case bytesGone(bytes: Int)
  case otherLastLine
  case firstLineNumber
  case unknownFile
  /// The store has a live file, which records something under way, such as a run, but nothing is under way.
  /// - section: the section to which the file belongs
  case liveAlone(section: String)
  case olderManifest

  // MARK: What a repair could not save

  case lostLine
  case lostMisplacedLine
  case lostMissing
  case lostForeign(section: String, book: String)
  case lostTooLarge(found: Int, most: Int)
  case lostRest(bytes: Int)
  case lostAcknowledged(bytes: Int)
  case lostDifference(other: String)
  case lostSyncNote
  case lostOtherVersion
  case lostLive
  case nothingLost
}

extension Message {
  package static func store(_ content: StoreMessage) -> Message { Message(content) }
}
