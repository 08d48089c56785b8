package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Every workout of the book, newest first, with those that count nowhere.
package struct ListSwims: UseCase {
  package static let method = "swimming.listSwims"
  package static let summary = "Every workout of the book, newest first, duplicates and removed ones marked."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    package var swims: [SwimRow]
  }

  package struct SwimRow: Codable, Hashable, Sendable {
    package var id: SwimID
    package var day: CivilDay
    package var start: Timestamp
    /// Seconds east of UTC of the swimmer's clock.
    package var utcOffset: Int
    /// Seconds.
    package var duration: Int
    package var place: Swim.Place
    /// Left out where the pool's length is not known.
    package var course: SwimCourse?
    /// Metres, as corrected.
    package var pool: PoolLength?
    /// Original laps.
    package var laps: Int
    package var segments: Int
    package var source: String
    package var state: State
    /// The workout that counts in place of this one; left out unless a duplicate.
    package var duplicateOf: SwimID?
  }

  /// Whether records count a workout.
  package enum State: String, Codable, CaseIterable, Sendable {
    case counts
    case duplicate
    case removed
  }

  private let store: any SwimStore

  package init(store: any SwimStore) {
    self.store = store
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try store.book()
    let standing = book.standing
    let rows = book.correctedSwims(standing).map {
      SwimRow($0, duplicateOf: standing.duplicates[$0.swim.id])
    }
    return Output(swims: rows.reversed())
  }
}

extension ListSwims.SwimRow {
  fileprivate init(_ corrected: CorrectedSwim, duplicateOf original: SwimID?) {
    let swim = corrected.swim
    id = swim.id
    day = swim.day
    start = swim.start
    utcOffset = swim.utcOffset
    duration = Int(swim.duration / 1_000)
    place = swim.place
    course = corrected.course
    pool = corrected.pool
    laps = swim.laps.count
    segments = corrected.segments.count
    source = swim.source
    state = ListSwims.State(corrected, duplicateOf: original)
    duplicateOf = original
  }
}

extension ListSwims.State {
  init(_ corrected: CorrectedSwim, duplicateOf original: SwimID?) {
    self = corrected.isRemoved ? .removed : original == nil ? .counts : .duplicate
  }
}
