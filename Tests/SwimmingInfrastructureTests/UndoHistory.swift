import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport
import Testing

/// A book of three swims in which one change is made, and others after it.
struct UndoHistory {
  let under: BookUnderTest
  let before: State
  var store: Store { under.store }
  private let kind: ChangeUnderTest

  /// All that the changes of the table can change.
  struct State: Equatable {
    var corrections: [SwimCorrection]
    var profile: Profile
    var settings: Settings
    var access: HealthAccess
  }

  static let swim = swim(0).id

  init(_ kind: ChangeUnderTest, compactionStep: Int = 500, keptChanges: Int = 1_000) throws {
    self.kind = kind
    under = try BookUnderTest(compactionStep: compactionStep, keptChanges: keptChanges)
    try under.swims.change { _ throws(Failure) in .put((0..<3).map(UndoHistory.swim)) }
    before = try UndoHistory.state(under)
  }

  private init(_ kind: ChangeUnderTest, _ under: BookUnderTest, before: State) {
    self.kind = kind
    self.under = under
    self.before = before
  }

  /// The same book, whose journals are compacted from now on.
  func reopened(keptChanges: Int) throws -> UndoHistory {
    let under = try BookUnderTest(under.fileSystem, compactionStep: 500, keptChanges: keptChanges)
    return UndoHistory(kind, under, before: before)
  }

  var state: State {
    get throws { try UndoHistory.state(under) }
  }

  private static func state(_ under: BookUnderTest) throws -> State {
    try State(
      corrections: Array(under.swims.book().corrections.filter { $0.swim == swim }),
      profile: under.profiles.profile(), settings: under.settings.settings(), access: under.access.access())
  }

  /// The number of the change.
  func make() throws -> Int {
    try kind.make(under)
    return try latest
  }

  func makeLater() throws -> Int {
    try kind.makeLater(under)
    return try latest
  }

  func correct(_ change: SwimCorrection.Change) throws -> Int {
    try under.correct(change, of: UndoHistory.swim)
    return try latest
  }

  private var latest: Int {
    get throws { try #require(store.changes().first?.number) }
  }

  /// Makes and takes back so much in both sections that their journals are made anew.
  func churn(_ turns: Int) throws {
    for turn in 0..<turns {
      try under.correct(.style(.backstroke, SwimLapRange(1, 1)!), of: UndoHistory.swim(1).id)
      _ = try store.undo()
      for half in 0..<2 {
        try store.transaction { (other) throws(Failure) in
          try other.append(
            .set("other", Array("\"\(turn) \(half) \(String(repeating: "-", count: 60))\"".utf8)), to: .book)
        }
      }
    }
  }

  var journals: Set<String> {
    get throws {
      guard let files = under.fileSystem as? MemoryFileSystem else { return [] }
      return Set(files.files.keys.filter { $0.contains("/journal.") })
    }
  }

  func importAgain() throws {
    var changed = UndoHistory.swim(2)
    changed.duration += 1
    let coming = [UndoHistory.swim(0), UndoHistory.swim(1), changed]
    try under.swims.change { _ throws(Failure) in .put(coming) }
  }

  /// Eight laps; swims of different numbers lie days apart.
  static func swim(_ number: Int) -> Swim {
    let start = Timestamp(seconds: 1_700_000_000 + Int64(number) * 500_000)
    let laps = (0..<8).map { lap in
      SwimLap(
        start: start + Int64(lap) * 30_000, duration: 28_000, style: .freestyle, strokes: 18, isAfterRestMarker: false)
    }
    return Swim(
      source: "Watch", start: start, end: start + 300_000, utcOffset: 0, duration: 300_000, place: .pool,
      pool: PoolLength(centimetres: 2_500), reportedDistance: nil, laps: laps)
  }
}

extension BookUnderTest {
  /// Whether or not the book as it is allows it.
  func correct(_ change: SwimCorrection.Change, of id: SwimID) throws {
    let swim = try #require(try swims.book()[id])
    let touched = change.laps.map { swim.laps[$0.indices].map(SwimCorrection.Stamp.init) } ?? []
    try swims.change { _ throws(Failure) in .correct([SwimCorrection(swim: id, change: change, touched: touched)]) }
  }
}
