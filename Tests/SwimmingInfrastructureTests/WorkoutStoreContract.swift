import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

/// A kind of store, and an empty one of it.
struct WorkoutStoreUnderTest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> any WorkoutStore

  static let all = [
    WorkoutStoreUnderTest(testDescription: "JSON files") {
      try! BookUnderTest().workouts
    },
    WorkoutStoreUnderTest(testDescription: "JSON files, the journal compacted often") {
      try! BookUnderTest(compactionStep: 300, keptChanges: 3).workouts
    },
    WorkoutStoreUnderTest(testDescription: "JSON files, held for many changes") {
      try! BookUnderTest(holding: true).workouts
    },
    WorkoutStoreUnderTest(testDescription: "in memory") { InMemoryWorkoutStore() },
  ]
}

/// What every store of the swim book promises.
struct WorkoutStoreContract {
  @Test(arguments: WorkoutStoreUnderTest.all)
  func beginsEmpty(kind: WorkoutStoreUnderTest) throws {
    let store = kind.make()
    #expect(try store.book() == SwimBook())
    #expect(try store.records() == RecordBook())
    #expect(try store.keptRecords() == nil)
    #expect(try store.healthAccess() == HealthAccess())
  }

  @Test(arguments: WorkoutStoreUnderTest.all, 1...8 as ClosedRange<UInt64>)
  func isTheModelAfterAnyChanges(kind: WorkoutStoreUnderTest, seed: UInt64) throws {
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
      #expect(changed.records == RecordBook(of: model))
      #expect(changed.recordsBefore == RecordBook(of: before))
    }
    #expect(try store.book() == model)
    #expect(try store.records() == RecordBook(of: model))
    #expect(try store.keptRecords() == RecordBook(of: model))
  }

  @Test(arguments: WorkoutStoreUnderTest.all)
  func whatIsRefusedOrNothingChangesNothing(kind: WorkoutStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 4)
    let workout = random.workout(0)
    try store.change { _ throws(Failure) in .put([workout], sync: nil) }
    #expect(throws: InMemoryWorkoutStore.nothingToUndo) { try store.change { _ throws(Failure) in .undo } }
    #expect(throws: Failure.cancelled) { try store.change { _ throws(Failure) in throw .cancelled } }
    let changed = try store.change { _ throws(Failure) in .nothing }
    #expect(changed.recordsBefore == changed.records)
    #expect(try store.book() == SwimBook(workouts: [workout]))
  }

  @Test(arguments: WorkoutStoreUnderTest.all)
  func accessAndSyncAreKeptApart(kind: WorkoutStoreUnderTest) throws {
    let store = kind.make()
    let sync = SyncedFiles(
      at: Timestamp(seconds: 1_700_000_000), files: [.init(path: "/a/export.zip", bytes: 3, modified: 4)])
    try store.change { _ throws(Failure) in .setHealthAccess(HealthAccess(status: .granted, path: "/a")) }
    try store.change { _ throws(Failure) in .put([], sync: sync) }
    #expect(try store.healthAccess() == HealthAccess(status: .granted, path: "/a", lastSync: sync))
    try store.change { _ throws(Failure) in .setHealthAccess(HealthAccess(status: .revoked)) }
    #expect(try store.healthAccess() == HealthAccess(status: .revoked, lastSync: sync))
  }

  @Test(arguments: WorkoutStoreUnderTest.all)
  func aBackupIsPutInAsOneChange(kind: WorkoutStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 6)
    let workout = random.workout(0)
    let corrections = (0..<5).map { _ in random.correction(of: workout.id) }
    try store.change { _ throws(Failure) in .put([workout], sync: nil) }
    try store.change { _ throws(Failure) in .correct(corrections[0]) }
    let others = BookBackup.Others(corrections: Array(corrections[1...]), profile: Profile(name: "Eva"))
    let changed = try store.change { _ throws(Failure) in .put([], others: others, sync: nil) }
    #expect(changed.book == SwimBook(workouts: [workout], corrections: corrections))
    #expect(try store.book() == changed.book)
    #expect(
      try store.change { _ throws(Failure) in .undo }.book.corrections == SharedList(Array(corrections.dropLast())))
  }

  @Test(arguments: WorkoutStoreUnderTest.all)
  func recordsAreRenewedFromTheLaps(kind: WorkoutStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 5)
    let workouts = (0..<5).map { random.workout($0 * 100_000) }
    try store.change { _ throws(Failure) in .put(workouts, sync: nil) }
    let records = RecordBook(of: SwimBook(workouts: workouts))
    #expect(try store.renewRecords() == records)
    #expect(try store.keptRecords() == records)
  }

  @Test(arguments: WorkoutStoreUnderTest.all)
  func changesComeOneAtATime(kind: WorkoutStoreUnderTest) throws {
    let store = kind.make()
    var random = RandomBook(seed: 7)
    let workout = random.workout(0)
    let corrections = (0..<40).map { _ in random.correction(of: workout.id) }
    try store.change { _ throws(Failure) in .put([workout], sync: nil) }
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
  fileprivate mutating func change(of book: SwimBook) -> BookChange {
    guard let known = book.workouts.last, let kind = (0...5).randomElement(using: &random) else {
      return .put([workout(0)], sync: nil)
    }
    switch kind {
    case 0: return .put((0...3).map { workout(Int64($0 + book.workouts.count) * 5_000_000) }, sync: nil)
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
  fileprivate mutating func make(_ change: BookChange) {
    switch change {
    case .correct(let correction): corrections.append(correction)
    case .undo: corrections.popLast()
    case .put(let changed, _, _):
      for workout in changed { workouts.removeAll { $0.id == workout.id } }
      workouts = (workouts + changed).sorted { $0.id < $1.id }
    case .nothing, .setHealthAccess: break
    }
  }
}
