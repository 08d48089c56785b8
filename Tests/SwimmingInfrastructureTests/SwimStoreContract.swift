import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

/// A kind of store, and an empty one of it.
struct SwimStoreUnderTest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> any SwimStore

  static let all = [
    SwimStoreUnderTest(testDescription: "JSON files") {
      try! BookUnderTest().swims
    },
    SwimStoreUnderTest(testDescription: "JSON files, the journal compacted often") {
      try! BookUnderTest(compactionStep: 300, keptChanges: 3).swims
    },
    SwimStoreUnderTest(testDescription: "JSON files, held for many changes") {
      try! BookUnderTest(holding: true).swims
    },
    SwimStoreUnderTest(testDescription: "in memory") { InMemorySwimStore() },
  ]
}

/// What every store of the swim book promises.
struct SwimStoreContract {
  @Test(arguments: SwimStoreUnderTest.all)
  func beginsEmpty(kind: SwimStoreUnderTest) throws {
    let store = kind.make()
    #expect(try store.book() == SwimBook())
    #expect(try store.records() == SwimRecords())
    #expect(try store.keptRecords() == nil)
    #expect(try store.healthAccess() == HealthAccess())
  }

  @Test(arguments: SwimStoreUnderTest.all, 1...8 as ClosedRange<UInt64>)
  func isTheModelAfterAnyChanges(kind: SwimStoreUnderTest, seed: UInt64) throws {
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
    }
    #expect(try store.book() == model)
    #expect(try store.records() == SwimRecords(of: model))
    #expect(try store.keptRecords() == SwimRecords(of: model))
  }

  @Test(arguments: SwimStoreUnderTest.all)
  func whatIsRefusedOrNothingChangesNothing(kind: SwimStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 4)
    let swim = random.swim(0)
    try store.change { _ throws(Failure) in .put([swim], sync: nil) }
    #expect(throws: InMemorySwimStore.nothingToUndo) { try store.change { _ throws(Failure) in .undo } }
    #expect(throws: Failure.cancelled) { try store.change { _ throws(Failure) in throw .cancelled } }
    let changed = try store.change { _ throws(Failure) in .nothing }
    #expect(changed.recordsBefore == changed.records)
    #expect(try store.book() == SwimBook(swims: [swim]))
  }

  @Test(arguments: SwimStoreUnderTest.all)
  func accessAndSyncAreKeptApart(kind: SwimStoreUnderTest) throws {
    let store = kind.make()
    let sync = SyncedFiles(
      at: Timestamp(seconds: 1_700_000_000), files: [.init(path: "/a/export.zip", bytes: 3, modified: 4)])
    try store.change { _ throws(Failure) in .setHealthAccess(HealthAccess(status: .granted, path: "/a")) }
    try store.change { _ throws(Failure) in .put([], sync: sync) }
    #expect(try store.healthAccess() == HealthAccess(status: .granted, path: "/a", lastSync: sync))
    try store.change { _ throws(Failure) in .setHealthAccess(HealthAccess(status: .revoked)) }
    #expect(try store.healthAccess() == HealthAccess(status: .revoked, lastSync: sync))
  }

  @Test(arguments: SwimStoreUnderTest.all)
  func aBackupIsPutInAsOneChange(kind: SwimStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 6)
    let swim = random.swim(0)
    let corrections = (0..<5).map { _ in random.correction(of: swim.id) }
    try store.change { _ throws(Failure) in .put([swim], sync: nil) }
    try store.change { _ throws(Failure) in .correct(corrections[0]) }
    let others = BookBackup.Others(corrections: Array(corrections[1...]), profile: Profile(name: "Eva"))
    let changed = try store.change { _ throws(Failure) in .put([], others: others, sync: nil) }
    #expect(changed.book == SwimBook(swims: [swim], corrections: corrections))
    #expect(try store.book() == changed.book)
    #expect(
      try store.change { _ throws(Failure) in .undo }.book.corrections == SharedList(Array(corrections.dropLast())))
  }

  @Test(arguments: SwimStoreUnderTest.all)
  func recordsAreRenewedFromTheLaps(kind: SwimStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 5)
    let swims = (0..<5).map { random.swim($0 * 100_000) }
    try store.change { _ throws(Failure) in .put(swims, sync: nil) }
    let records = SwimRecords(of: SwimBook(swims: swims))
    #expect(try store.renewRecords() == records)
    #expect(try store.keptRecords() == records)
  }

  @Test(arguments: SwimStoreUnderTest.all)
  func changesComeOneAtATime(kind: SwimStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 7)
    let swim = random.swim(0)
    let corrections = (0..<40).map { _ in random.correction(of: swim.id) }
    try store.change { _ throws(Failure) in .put([swim], sync: nil) }
    let threads = Threads(count: 4) { number in
      for correction in corrections[(number * 10)..<(number * 10 + 10)] {
        try! store.change { _ throws(Failure) in .correct(correction) }
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
  fileprivate mutating func change(of book: SwimBook) -> SwimBookChange {
    guard let known = book.swims.last, let kind = (0...5).randomElement(using: &random) else {
      return .put([swim(0)], sync: nil)
    }
    switch kind {
    case 0: return .put((0...3).map { swim(Int64($0 + book.swims.count) * 5_000_000) }, sync: nil)
    case 1:
      var changed = known
      changed.duration += 1
      return .put([changed], sync: nil)
    case 2: return book.corrections.isEmpty ? .nothing : .undo
    default: return .correct(correction(of: known.id))
    }
  }
}

extension SwimBook {
  /// The least that a store has to do.
  fileprivate mutating func make(_ change: SwimBookChange) {
    switch change {
    case .correct(let correction): corrections.append(correction)
    case .undo: corrections.popLast()
    case .put(let changed, _, _):
      for swim in changed { swims.removeAll { $0.id == swim.id } }
      swims = (swims + changed).sorted { $0.id < $1.id }
    case .nothing, .setHealthAccess: break
    }
  }
}
