package import KernelApplication
package import KernelDomain

/// Messages to the user about imports, access to health data, and the book's features.
package enum BookMessage: MessageContent {
  package static var concern: String { "book" }

  // MARK: What the user asked for

  case noFeature(name: String)
  case nothingToReview(feature: String)
  case noPaths
  case weightOrNone
  /// The body weight is impossible for a person.
  case noBodyWeight(weight: Load)
  case noSuchOption
  case noSuchImport(number: Int)
  /// The import can't be undone, because later changes affect the items that it added.
  /// - Parameters:
  ///   - later: the numbers of these changes, in chronological order.
  ///   - what: the data that these changes affect, in the user's language.
  case importRestedUpon(import: Int, later: [Int], what: String)
  case noAccess
  case accessRevoked

  // MARK: Files

  case nothingToImport
  /// The files that the user named contain nothing that the book can store.
  /// - Parameters:
  ///   - what: the first item found in the files; `why` says why the book can't use it.
  ///   - more: the number of further items in the files that the book can't use.
  case nothingForBook(what: Message, why: Message, more: Int)
  /// The files that the user named contain nothing that the book can store, for several reasons. `left` lists the first
  /// item for each of the first reasons, `more` counts the rest.
  case nothingOfSeveral(left: [Skipped], more: Int)
  case emptyFile
  case otherKind
  /// The file's content does not have the format that the extension of its name promises.
  case notWhatItsNameSays
  /// What has the name of an activity file is only a link, and the file to which it leads is missing.
  case linkedFileMissing
  /// The file was compressed by a program whose format the book can't read, such as `xz`.
  case packedBy(program: String)
  /// Several files are damaged, so nothing was imported. `bad` lists the first of them, `more` counts the rest, and
  /// `all` is the number of files that were read.
  case severalBad(bad: [Damaged], more: Int, all: Int)
  /// The file is encrypted, as all exports of this service are.
  case encryptedExport(service: Service)
  case noHealthExport
  case otherRoot(name: String)
  /// One of several files has the problem `problem`, so none of the files was imported.
  case amongOthers(problem: Message)
  case newerBackup
  case olderBackup
  case noDocument(name: String)
  case backupAlone
  /// A feature found damage in the backup's data.
  case backupDamaged(problem: Message)

  // MARK: Exports

  /// The book has no data, so it is not exported: the empty file could be mistaken for a backup.
  case emptyBook
  case noBook(path: String)

  // MARK: What an import left out

  case file
  case export
  case archived(name: String)
  /// A table, in an archive or a folder, that no known app wrote.
  case table(name: String)
  /// An activity in an imported file. `start` is the time at which the activity began, such as `2023-06-04T23:35:07Z`;
  /// nil if unknown.
  case activity(sport: Sport, start: String?)
  /// The imported file to which a remark refers.
  case entry(name: String)
  /// Several files that contain nothing that the book can store.
  case otherFiles(count: Int)
  case furtherRemarks(count: Int)
  case values(count: Int)
  case changes(count: Int)

  // MARK: Why it was left out

  case nothingOfThisKind
  /// The activity was left out because the file does not name the sport.
  case untold
  /// The activity was left out because the file names the sport with an uninformative word, such as `Other`. The
  /// distance in millimetres and the time in milliseconds may help the user to remember what the activity was.
  case whatWasIt(word: String, millimetres: Int64, milliseconds: Int64)
  /// The file was left out because the book can't read this service's format.
  case notRead(service: Service)
  /// The activity was left out because it is in the archive of an Apple Health export, of which only the export is read.
  case besideHealthExport
  /// The file was left out because it is among the routes of an Apple Health export, but none of the export's workouts
  /// refers to it.
  case routeOfNoWorkout
  /// The folder was left out because it is hidden, although the names of files in it are those of activities.
  case hiddenFolder
  case remark(remark: ImportRemark)
  /// The list of activities in an online service's export gives no readable date for the activity.
  case noDate
  /// The activity has neither a distance nor a duration.
  case noTotals
  /// The activity has a distance, but no duration. Every distance is impossible in no time.
  case noTime
  case noActivity
  case noFinishedActivity
  case tooMany
  case ownKept
  case takenBackInBackup

  /// The sport of a recorded activity. `named` is a less common sport, with its English name from the FIT profile.
  package enum Sport: Codable, Hashable, Sendable {
    case running, cycling, walking, hiking, swimming, transition, training, rowing, multisport, paddling
    case fitnessEquipment, paddleboarding
    case named(name: String)
    case unnamed
  }

  /// A file that can't be read, and why.
  package struct Damaged: Codable, Hashable, Sendable {
    /// The file's path, including the names of the archives that contain it.
    package var path: String
    package var problem: Message
    /// The byte offset at which reading the file failed; nil if it is not known.
    package var byte: Int64?

    package init(path: String, problem: Message, byte: Int64? = nil) {
      (self.path, self.problem, self.byte) = (path, problem, byte)
    }
  }

  /// Services whose export formats the book can't read.
  package enum Service: String, Codable, Hashable, Sendable, CaseIterable {
    case samsung, fitbit, zepp, healthAutoExport, garminList, adidas, form, endomondo, suunto, mapMyRun, concept2
    /// A table of one day's sums, with a row for each quarter of an hour, from Google Fit.
    case googleFit
    /// A table of one session, from Polar Flow.
    case polarTable
    /// A table of the intervals of one swim, from Garmin Connect.
    case garminIntervals
    /// A table of swims from an app that the book does not know.
    case swimTable
  }
}

/// A remark about an imported file: part of it was left out, or something about it had to be assumed.
package enum ImportRemark: String, Codable, Hashable, Sendable, CaseIterable {
  /// Bytes after the end of the file's data were ignored.
  case trailingBytes
  /// The file is truncated, so it was read only up to its last complete message.
  case salvaged
  /// The device never completed the recording: the file lacks the summary (session) that ends a complete recording.
  case noSession
  /// The times in the file have no time zone, so they are read as UTC.
  case noZone
  /// The list of activities in the service's export names a different sport than the activity's own file.
  case listDisagrees
  /// The list of activities in the service's export names a file that is missing.
  case fileMissing
}

extension Message {
  package static func book(_ content: BookMessage) -> Message { Message(content) }
}
