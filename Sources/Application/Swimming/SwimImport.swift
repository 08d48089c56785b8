package import BookApplication
package import KernelApplication
package import SwimmingDomain

/// What was found of swimming in one file.
package struct ReadSwims: Hashable, Sendable {
  package var swims: [Swim]
  package var skipped: [Skipped]
  /// What is no swim.
  package var foreign: [Skipped] = []
  /// Of a backup, the corrections in the order made; nil for files of other kinds.
  package var corrections: [SwimCorrection]?

  package init(swims: [Swim] = [], skipped: [Skipped] = [], corrections: [SwimCorrection]? = nil) {
    self.swims = swims
    self.skipped = skipped
    self.corrections = corrections
  }

  /// Notes something that is no swim.
  package mutating func addForeign(_ what: String) {
    foreign.append(Skipped(what: what, why: "the book keeps nothing of this kind"))
  }
}

/// An import's part in swimming: decides what the swims read of some files change in the swim book, and tells what became
/// of each file.
package struct SwimImport: Sendable {
  private let read: [ReadSwims]
  private var merge = SwimImportMerge(into: SwimBook())
  private var tallies: [SwimImportMerge.Tally] = []

  /// - Parameter read: of each file.
  package init(_ read: [ReadSwims]) {
    self.read = read
  }

  /// What taking the files into a book changes there.
  package mutating func change(of book: SwimBook) -> SwimBookChange {
    merge = SwimImportMerge(into: book)
    tallies = read.map { merge.take($0) }
    return merge.put.isEmpty && merge.corrections.isEmpty ? .nothing : .put(merge.put, corrections: merge.corrections)
  }

  /// What became of each file, once the change was made; and what of it could not be used.
  package var files: [(part: SwimFilePart, skipped: [Skipped])] {
    let duplicates = merge.duplicates(of: tallies)
    return read.indices.map { index in
      (SwimFilePart(read[index], tallies[index], duplicates: duplicates[index]), skipped(index))
    }
  }

  private func skipped(_ index: Int) -> [Skipped] {
    let left = [
      (tallies[index].unnamed, "more than \(SwimID.ordinals.count) swims start in the same second"),
      (tallies[index].kept, "the book has its own"),
    ]
    return read[index].skipped
      + left.filter { $0.0 > 0 }.map { count, why in
        Skipped(what: count == 1 ? "1 swim" : "\(count) swims", why: why)
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
  package var swims: Int
  package var new: Int
  package var updated: Int
  /// Of its swims, those marked as second recordings of a swim.
  package var duplicates: Int
  package var laps: Int
  /// Of a backup, the corrections that the book lacked; left out for files of other kinds.
  package var corrections: Int?

  /// Of a backup that came into an empty book.
  package init(restored book: SwimBook) {
    swims = book.swims.count
    new = book.swims.count
    updated = 0
    duplicates = book.standing.duplicates.count
    laps = book.swims.reduce(0) { $0 + $1.laps.count }
    corrections = book.corrections.count
  }

  fileprivate init(_ read: ReadSwims, _ tally: SwimImportMerge.Tally, duplicates: Int) {
    swims = tally.ids.count
    new = tally.new
    updated = tally.updated
    self.duplicates = duplicates
    laps = read.swims.reduce(0) { $0 + $1.laps.count }
    corrections = tally.corrections
  }
}

/// What an import did to the swim book as a whole.
package struct SwimImportPart: Codable, Hashable, Sendable {
  package var swims: Int
  package var new: Int
  package var updated: Int
  /// The records that fell, or were set for the first time.
  package var records: [SwimRecordMove]

  package init(_ files: [SwimFilePart], _ changed: ChangedSwimBook) {
    swims = files.reduce(0) { $0 + $1.swims }
    new = files.reduce(0) { $0 + $1.new }
    updated = files.reduce(0) { $0 + $1.updated }
    records = changed.fallen
  }
}

extension SwimImportPart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    let book = new + updated > 0 ? [BookEvent("swimming.bookChanged", SwimBookChangedDetails())] : []
    return book + records.broken
  }
}
