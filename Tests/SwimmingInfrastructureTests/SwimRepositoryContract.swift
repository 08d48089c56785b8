import BookApplication
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// A kind of store, and an empty one of it.
struct SwimRepositoryUnderTest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> any SwimRepository

  static let all = [
    SwimRepositoryUnderTest(testDescription: "JSON files") {
      try! BookUnderTest().swims
    },
    SwimRepositoryUnderTest(testDescription: "JSON files, the journal compacted often") {
      try! BookUnderTest(compactionStep: 300, keptChanges: 3).swims
    },
    SwimRepositoryUnderTest(testDescription: "JSON files, held for many changes") {
      try! BookUnderTest(holding: true).swims
    },
    SwimRepositoryUnderTest(testDescription: "in memory") { InMemorySwimRepository() },
  ]
}

/// What every store of the swim book promises.
struct SwimRepositoryContract {
  @Test(arguments: SwimRepositoryUnderTest.all)
  func beginsEmpty(kind: SwimRepositoryUnderTest) throws {
    let store = kind.make()
    #expect(try store.book() == SwimBook())
    #expect(try store.records() == SwimRecords())
    #expect(try store.keptRecords() == nil)
  }

  @Test(arguments: SwimRepositoryUnderTest.all, 1...8 as ClosedRange<UInt64>)
  func isTheModelAfterAnyChanges(kind: SwimRepositoryUnderTest, seed: UInt64) throws {
    let store = kind.make()
    var random = RandomBook(seed: seed)
    var model = SwimBook()
    for _ in 0..<40 {
      let before = model
      let change = random.change(of: model)
      model.make(change)
      let changed = try store.change { (book) throws(Failure) in
        #expect(book == before)
        return change
      }
      #expect(changed.book == model)
      #expect(changed.records == SwimRecords(of: model))
      #expect(changed.recordsBefore == SwimRecords(of: before))
      #expect(try store.standingSummary() == StandingSwimSummary(SwimSummary(of: model), SwimRecords(of: model)))
    }
    #expect(try store.book() == model)
    #expect(try store.records() == SwimRecords(of: model))
    #expect(try store.keptRecords() == SwimRecords(of: model))
  }

  @Test(arguments: SwimRepositoryUnderTest.all)
  func whatIsRefusedOrNothingChangesNothing(kind: SwimRepositoryUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 4)
    let swim = random.swim(0)
    try store.change { _ throws(Failure) in .put([swim]) }
    #expect(throws: Failure.cancelled) { try store.change { _ throws(Failure) in throw .cancelled } }
    let changed = try store.change { _ throws(Failure) in .nothing }
    #expect(changed.recordsBefore == changed.records)
    #expect(try store.book() == SwimBook(swims: [swim]))
  }

  @Test(arguments: SwimRepositoryUnderTest.all)
  func aBackupIsPutInAsOneChange(kind: SwimRepositoryUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 6)
    let swim = random.swim(0)
    let corrections = (0..<5).map { _ in random.correction(of: swim.id) }
    try store.change { _ throws(Failure) in .put([swim]) }
    try store.change { _ throws(Failure) in .correct([corrections[0]]) }
    let changed = try store.change { _ throws(Failure) in .put([], corrections: Array(corrections[1...])) }
    #expect(changed.book == SwimBook(swims: [swim], corrections: corrections))
    #expect(try store.book() == changed.book)
  }

  @Test(arguments: SwimRepositoryUnderTest.all)
  func recordsAreRenewedFromTheLaps(kind: SwimRepositoryUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 5)
    let swims = (0..<5).map { random.swim($0 * 100_000) }
    try store.change { _ throws(Failure) in .put(swims) }
    let records = SwimRecords(of: SwimBook(swims: swims))
    #expect(try store.renewRecords() == records)
    #expect(try store.keptRecords() == records)
  }

  @Test(arguments: SwimRepositoryUnderTest.all)
  func changesComeOneAtATime(kind: SwimRepositoryUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 7)
    let swim = random.swim(0)
    let corrections = (0..<40).map { _ in random.correction(of: swim.id) }
    try store.change { _ throws(Failure) in .put([swim]) }
    let threads = Threads(count: 4) { number in
      for correction in corrections[(number * 10)..<(number * 10 + 10)] {
        try! store.change { _ throws(Failure) in .correct([correction]) }
      }
    }
    threads.wait()
    let kept = try store.book().corrections
    #expect(kept.count == corrections.count)
    #expect(Set(kept) == Set(corrections))
  }
}

extension RandomBook {
  /// One that the book as it is allows.
  mutating func change(of book: SwimBook) -> SwimBookChange {
    guard let known = book.swims.last, let kind = (0...4).randomElement(using: &random) else {
      return .put([swim(0)])
    }
    switch kind {
    case 0: return .put((0...3).map { swim(Int64($0 + book.swims.count) * 5_000_000) })
    case 1:
      var changed = known
      changed.duration += 1
      return .put([changed])
    case 2: return .nothing
    default: return .correct([correction(of: known.id)])
    }
  }
}

extension SwimBook {
  /// The least that a store has to do.
  mutating func make(_ change: SwimBookChange) {
    switch change {
    case .correct(let made):
      for correction in made { corrections.append(correction) }
    case .put(let changed, let more, _):
      for correction in more { corrections.append(correction) }
      for swim in changed { swims.removeAll { $0.id == swim.id } }
      swims = (swims + changed).sorted { $0.id < $1.id }
    }
  }
}
