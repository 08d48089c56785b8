package import KernelApplication

/// What the book says of imports, access to health data, and its features.
package enum BookMessage: MessageContent {
  package static var concern: String { "book" }

  // MARK: Asked for

  case noFeature(name: String)
  case nothingToReview(feature: String)
  case noPaths
  case weightOrNone
  case noSuchOption
  case noSuchImport(number: Int)
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
  /// A file whose name promises a format that it does not have.
  case notWhatItsNameSays
  /// Several files that are damaged, so that nothing was imported. `more` are not among these.
  case severalBad(bad: [Damaged], more: Int)
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
  /// The file of an import that a remark is about.
  case entry(name: String)
  /// Files that are not for the book.
  case otherFiles(count: Int)
  case furtherRemarks(count: Int)
  case values(count: Int)
  case changes(count: Int)

  // MARK: Why

  case nothingOfThisKind
  /// Nobody says what the activity is.
  case untold
  /// A service's format that is not read.
  case notRead(service: Service)
  case remark(remark: ImportRemark)
  /// What a list says of an activity lacks a date that can be read.
  case noDate
  /// It has neither a length nor a time.
  case noTotals
  case noActivity
  case noFinishedActivity
  case tooMany
  case ownKept
  case takenBackInBackup

  /// What a recorded activity was; of the FIT profile's less common ones the number.
  package enum Sport: Codable, Hashable, Sendable {
    case running, cycling, walking, hiking, swimming, transition, training, rowing, multisport, paddling
    case fitnessEquipment
    case named(name: String)
    case unnamed
  }

  /// A file that can't be read.
  package struct Damaged: Codable, Hashable, Sendable {
    /// With the names of the archives in which it lies.
    package var path: String
    package var problem: Message

    package init(path: String, problem: Message) {
      (self.path, self.problem) = (path, problem)
    }
  }

  /// Services whose exports are not read.
  package enum Service: String, Codable, Hashable, Sendable, CaseIterable {
    case samsung, fitbit, zepp, healthAutoExport, garminList
  }
}

/// Something about a file that was taken, and not just as it is.
package enum ImportRemark: String, Codable, Hashable, Sendable, CaseIterable {
  /// Bytes behind its end were not read.
  case trailingBytes
  /// It was cut, and read up to its last whole message.
  case salvaged
  /// Its device never finished it.
  case noSession
  /// Its times tell no zone, and count as UTC.
  case noZone
  /// The list calls it another sport than it does.
  case listDisagrees
  /// The list names a file that is not there.
  case fileMissing
}

extension Message {
  package static func book(_ content: BookMessage) -> Message { Message(content) }
}
