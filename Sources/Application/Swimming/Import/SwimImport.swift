package import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// The swims that were read from one file, and what was left out of it.
package struct ReadSwims: Hashable, Sendable {
  package var swims: [Swim]
  /// The swims whose file states their laps but not the length of the pool. They are added to `swims` once that length
  /// is known.
  package var poolless: [PoollessSwim] = []
  /// The heart rates in the file, for the swims that have one.
  package var heartRates: [ReadHeartRate] = []
  package var skipped: [Skipped]
  /// The activities in the file that are not swims, and so are left out.
  package var foreign: [Skipped] = []
  package var remarks: [ImportRemark] = []
  /// The corrections that a backup contains, in the order in which they were made; nil for other kinds of files.
  package var corrections: [SwimCorrection]?

  package init(swims: [Swim] = [], skipped: [Skipped] = [], corrections: [SwimCorrection]? = nil) {
    self.swims = swims
    self.skipped = skipped
    self.corrections = corrections
  }

  /// Records that an item in the file was left out completely or in part, and why.
  package mutating func skip(_ what: SwimImportMessage, _ why: SwimImportMessage) {
    skipped.append(Skipped(what: .swimming(what), why: .swimming(why)))
  }

  /// Adds a remark on whatever a file states about a swim that the user is asked to confirm or replace: an impossible
  /// pool length, and an implausible distance.
  package mutating func noteDoubts(about swim: Swim) {
    let name = swim.id.description
    if let stated = swim.impossiblePool, !swim.laps.isEmpty {
      let suggested = DistanceDoubtRule.suggestedPool(insteadOf: stated)?.metres
      skip(.poolLength(swim: name), .doubtedPool(metres: stated / 100, suggested: suggested))
    }
    if swim.hasDoubtedDistance, let distance = swim.reportedDistance {
      let speed = DistanceDoubtRule.speed(centimetres: distance, milliseconds: swim.duration) ?? 0
      skip(.distance(swim: name), .doubtedDistance(metres: distance / 100, centimetresPerSecond: (speed + 5) / 10))
    }
  }

  /// Records that an activity was left out because it is not a swim.
  /// - Parameters:
  ///   - kind: the sport; nil if the file does not name one.
  ///   - start: the activity's start; nil if unknown.
  package mutating func leaveOut(kind: String?, start: Timestamp?) {
    let what = BookMessage.activity(sport: BookMessage.Sport(kind: kind), start: start?.description)
    foreign.append(Skipped(what: .book(what), why: .book(kind == nil ? .untold : .nothingOfThisKind)))
  }
}

/// The heart rate of one swim, as a file states it.
package struct ReadHeartRate: Hashable, Sendable {
  /// The source of the swim, such as a device. Together with the swim's start, it identifies the swim.
  package let source: String
  package let rate: SwimHeartRate
}

extension ReadSwims {
  /// Adds the heart rate of a swim; does nothing if there is none.
  package mutating func add(_ rate: SwimHeartRate?, of swim: Swim) {
    if let rate { heartRates.append(ReadHeartRate(source: swim.source, rate: rate)) }
  }
}

/// Computes what an import changes: how swims from files are merged with the swims in the book, and what happens to
/// each file.
package struct SwimImport: Sendable {
  private let read: [ReadSwims]
  private let merge: SwimImportMerge
  private let tallies: [SwimImportMerge.Tally]

  /// Computes what an import changes.
  /// - Parameters:
  ///   - read: the swims read from each file.
  ///   - book: the swims in the book.
  ///   - undone: the swims that are missing from the book because their imports were undone.
  package init(_ read: [ReadSwims], into book: SwimBook, undone: [Swim] = []) {
    var read = read
    read.measurePoolless(beside: book)
    self.read = read
    var merge = SwimImportMerge(into: book, undone: undone)
    tallies = read.map { merge.take($0) }
    self.merge = merge
  }

  /// The change to make to the swims in the book.
  package var change: SwimBookChange {
    .put(merge.put, corrections: merge.corrections, heartRates: heartRates)
  }

  /// The heart rates from the files, by the ids that their swims have in the book.
  private var heartRates: [SwimID: SwimHeartRate] {
    var rates: [SwimID: SwimHeartRate] = [:]
    for found in read.flatMap(\.heartRates) {
      if let id = merge.book.id(ofSwimFrom: found.source, start: found.rate.start) { rates[id] = found.rate }
    }
    return rates
  }

  /// For each file, what the import took from the file, and what it left out completely or in part.
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

/// What an import took from one file for the feature Swimming.
package struct SwimFilePart: Codable, Hashable, Sendable {
  /// The number of swims in the file: new swims, swims that updated the book's, and swims that the book already
  /// contained.
  package var swimCount: Int
  package var newCount: Int
  package var updatedCount: Int
  package var duplicateCount: Int
  package var lapCount: Int
  package var correctionCount: Int?

  package static let schema = Schema(
    "ImportedSwims", "The swims imported from one file.",
    [
      .init("swimCount", .integer, "The number of swims in the file.", unit: .of("swims")),
      .init("newCount", .integer, "The number of these swims that are new in the book.", unit: .of("swims")),
      .init(
        "updatedCount", .integer, "The number of these swims that were in the book with other data.", unit: .of("swims")
      ),
      .init(
        "duplicateCount", .integer,
        """
        The number of duplicates: swims in the file, or swims in the book that match them, in whose place another \
        recording counts.
        """,
        unit: .of("swims")),
      .init("lapCount", .integer, "The number of laps of these swims.", unit: .of("laps")),
      .optional(
        "correctionCount", .integer,
        "For a backup, the number of its corrections that the book did not have; left out for other files.",
        unit: .of("corrections")),
    ])

  /// Describes what an import took from a backup that was restored into a book without swims.
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

/// What an import as a whole changed in the stored swims.
package struct SwimImportPart: Codable, Hashable, Sendable {
  package var swimCount: Int
  package var newCount: Int
  package var updatedCount: Int
  package var records: [SwimRecordMove]

  package static let schema = Schema(
    "SwimImport", "The swims imported from all files, and the effect on records.",
    [
      .init("swimCount", .integer, "The number of swims in the files.", unit: .of("swims")),
      .init("newCount", .integer, "The number of these swims that are new in the book.", unit: .of("swims")),
      .init(
        "updatedCount", .integer, "The number of these swims that were in the book with other data.", unit: .of("swims")
      ),
      .init(
        "records", .list(SwimRecordMove.schema), "The records that were set for the first time or became faster."),
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
