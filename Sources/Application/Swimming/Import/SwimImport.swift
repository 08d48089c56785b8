package import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// What was found of swimming in one file.
package struct ReadSwims: Hashable, Sendable {
  package var swims: [Swim]
  package var skipped: [Skipped]
  /// What is no swim.
  package var foreign: [Skipped] = []
  package var remarks: [ImportRemark] = []
  /// Of a backup, the corrections in the order made; nil for files of other kinds.
  package var corrections: [SwimCorrection]?

  package init(swims: [Swim] = [], skipped: [Skipped] = [], corrections: [SwimCorrection]? = nil) {
    self.swims = swims
    self.skipped = skipped
    self.corrections = corrections
  }

  /// Notes something that could not be used, or not wholly.
  package mutating func skip(_ what: SwimImportMessage, _ why: SwimImportMessage) {
    skipped.append(Skipped(what: .swimming(what), why: .swimming(why)))
  }

  /// Notes an activity that is no swim.
  /// - Parameter kind: nil if nobody says what it is.
  package mutating func leaveOut(kind: String?, start: Timestamp?) {
    let what = BookMessage.activity(sport: BookMessage.Sport(kind: kind), start: start?.description)
    foreign.append(Skipped(what: .book(what), why: .book(kind == nil ? .untold : .nothingOfThisKind)))
  }

  /// Notes a swim that can't be taken.
  package mutating func leaveOutSwim(_ why: SwimImportMessage, start: Timestamp?) {
    let what = BookMessage.activity(sport: .swimming, start: start?.description)
    skipped.append(Skipped(what: .book(what), why: .swimming(why)))
  }
}

/// An import's part in swimming: what the swims read of some files change in the swim book, and what became of each file.
package struct SwimImport: Sendable {
  private let read: [ReadSwims]
  private let merge: SwimImportMerge
  private let tallies: [SwimImportMerge.Tally]

  /// - Parameters:
  ///   - read: what was found in each file.
  ///   - undone: swims that are not in the book since their imports were undone.
  package init(_ read: [ReadSwims], into book: SwimBook, undone: [Swim] = []) {
    self.read = read
    var merge = SwimImportMerge(into: book, undone: undone)
    tallies = read.map { merge.take($0) }
    self.merge = merge
  }

  /// What taking the files in changes in the book.
  package var change: SwimBookChange {
    .put(merge.put, corrections: merge.corrections)
  }

  /// What became of each file, and what of it could not be used.
  package var files: [(part: SwimFilePart, skipped: [Skipped])] {
    let duplicates = merge.duplicates(of: tallies)
    return read.indices.map { index in
      (SwimFilePart(read[index], tallies[index], duplicates: duplicates[index]), skipped(index))
    }
  }

  private func skipped(_ index: Int) -> [Skipped] {
    let left: [(count: Int, why: Message)] = [
      (tallies[index].unnamed, .swimming(.sameSecond(most: SwimID.ordinals.count))),
      (tallies[index].kept, .book(.ownKept)),
    ]
    return read[index].skipped
      + left.filter { $0.0 > 0 }.map { count, why in
        Skipped(what: .swimming(.swims(count: count)), why: why)
      }
  }
}

extension SwimImportMerge {
  fileprivate mutating func take(_ read: ReadSwims) -> Tally {
    guard let corrections = read.corrections else { return add(read.swims) }
    return restore(read.swims, corrections)
  }
}

/// What an import took of one file into the swim book.
package struct SwimFilePart: Codable, Hashable, Sendable {
  /// New, updated and unchanged together.
  package var swimCount: Int
  package var newCount: Int
  package var updatedCount: Int
  package var duplicateCount: Int
  package var lapCount: Int
  package var correctionCount: Int?

  package static let schema = Schema(
    "ImportedSwims", "What an import took of one file.",
    [
      .init("swimCount", .integer, "How many swims it holds.", unit: .of("swims")),
      .init("newCount", .integer, "How many of them are new.", unit: .of("swims")),
      .init("updatedCount", .integer, "How many of them were recorded otherwise before.", unit: .of("swims")),
      .init(
        "duplicateCount", .integer, "How many of them are marked as second recordings of a swim.",
        unit: .of("swims")),
      .init("lapCount", .integer, "How many laps they have.", unit: .of("laps")),
      .optional(
        "correctionCount", .integer,
        "Of a backup, the corrections that the book lacked; left out for files of other kinds.",
        unit: .of("corrections")),
    ])

  /// Of a backup that came into an empty book.
  package init(restored book: SwimBook) {
    swimCount = book.swims.count
    newCount = book.swims.count
    updatedCount = 0
    duplicateCount = book.standing.duplicates.count
    lapCount = book.swims.reduce(0) { $0 + $1.laps.count }
    correctionCount = book.corrections.count
  }

  fileprivate init(_ read: ReadSwims, _ tally: SwimImportMerge.Tally, duplicates: Int) {
    swimCount = tally.ids.count
    newCount = tally.new
    updatedCount = tally.updated
    duplicateCount = duplicates
    lapCount = read.swims.reduce(0) { $0 + $1.laps.count }
    correctionCount = tally.corrections
  }
}

/// What an import did to the swim book as a whole.
package struct SwimImportPart: Codable, Hashable, Sendable {
  package var swimCount: Int
  package var newCount: Int
  package var updatedCount: Int
  package var records: [SwimRecordMove]

  package static let schema = Schema(
    "SwimImport", "What an import did to the swims as a whole.",
    [
      .init("swimCount", .integer, "How many swims the files hold.", unit: .of("swims")),
      .init("newCount", .integer, "How many of them are new.", unit: .of("swims")),
      .init("updatedCount", .integer, "How many of them were recorded otherwise before.", unit: .of("swims")),
      .init(
        "records", .list(SwimRecordMove.schema), "The records that were set for the first time, or became faster."),
    ])

  package init(_ files: [SwimFilePart], _ changed: ChangedSwimBook) {
    swimCount = files.reduce(0) { $0 + $1.swimCount }
    newCount = files.reduce(0) { $0 + $1.newCount }
    updatedCount = files.reduce(0) { $0 + $1.updatedCount }
    records = changed.fallen
  }
}

extension SwimImportPart: Announcing {
  package static var announced: [EventDescription] { [.swimBookChanged, .swimRecordBroken] }

  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    let book = newCount + updatedCount > 0 ? [BookEvent(SwimBookChangedDetails.event, SwimBookChangedDetails())] : []
    return book + records.broken
  }
}
