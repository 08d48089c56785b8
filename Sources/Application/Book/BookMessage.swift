package import KernelApplication

/// What the book says of imports, access to health data, and its features.
package enum BookMessage: MessageContent {
  package static var concern: String { "book" }

  // MARK: Asked for

  case noFeature(name: String)
  case nothingToReview(feature: String)
  case noPaths
  case noSuchOption
  case noAccess
  case accessRevoked

  // MARK: Files

  case nothingToImport
  /// Nothing in the files named is anything that the book keeps.
  /// - Parameters:
  ///   - what: the first thing in them, and `why` it can't be used.
  ///   - more: how many things more there were.
  case nothingForBook(what: Message, why: Message, more: Int)
  case emptyFile
  case otherKind
  case noHealthExport
  case otherRoot(name: String)
  /// A file among others, none of which was imported.
  case amongOthers(problem: Message)
  case newerBackup
  case olderBackup
  case noDocument(name: String)
  case backupAlone
  /// Damage that a feature found in a book that came as it is.
  case backupDamaged(problem: Message)

  // MARK: Exports

  /// An export of nothing would look like a backup.
  case emptyBook
  case noBook(path: String)

  // MARK: What an import left out

  case file
  case export
  case archived(name: String)
  /// - start: `2023-06-04T23:35:07Z`
  case activity(sport: Sport, start: String?)
  case furtherRemarks(count: Int)
  case values(count: Int)
  case changes(count: Int)

  // MARK: Why

  case nothingOfThisKind
  case noActivity
  case noFinishedActivity
  case tooMany
  case ownKept
  case takenBackInBackup

  /// What a recorded activity was; of the FIT profile's less common ones the number.
  package enum Sport: Codable, Hashable, Sendable {
    case running, cycling, biking, transition, fitnessEquipment, training, walking, rowing, hiking, multisport, paddling
    case numbered(number: Int)
    case unnamed
  }
}

extension Message {
  package static func book(_ content: BookMessage) -> Message { Message(content) }
}
