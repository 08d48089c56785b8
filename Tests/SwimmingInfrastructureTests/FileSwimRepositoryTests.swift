import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Libc
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import System
import TestSupport
import Testing

struct FileSwimRepositoryTests {
  let files = MemoryFileSystem()
  var under: BookUnderTest { get throws { try BookUnderTest(files) } }
  var store: FileSwimRepository { get throws { try under.swims } }

  @Test func readingAnEmptyStoreMakesNothing() throws {
    #expect(try store.book() == SwimBook())
    #expect(try store.keptRecords() == nil)
    #expect(files.files.isEmpty)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func anotherProcessReadsTheSameBook(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    var book = SwimBook()
    for second in 0..<12 { book.swims.append(random.swim(Int64(second) * 5_000_000)) }
    try store.change { _ throws(Failure) in .put(book.swims) }
    for _ in 0..<30 {
      let correction = random.correction(of: book.swims[0].id)
      book.corrections.append(correction)
      try store.change { _ throws(Failure) in .correct([correction]) }
    }
    for _ in 0..<7 {
      book.corrections.popLast()
      #expect(try under.undoLatest() == book)
    }
    #expect(try store.book() == book)
    #expect(try store.records() == SwimRecords(of: book))
    #expect(try store.keptRecords() == SwimRecords(of: book))
    #expect(try under.findings.isEmpty)
  }

  /// Groups of changes, some of which fail, in a store that follows them.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func aLongLivedStoreIsTheSameAsOneReadAnew(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let swims = (0..<8).map { random.swim(Int64($0) * 3_000_000) }
    let long = try BookUnderTest(files, holding: true)
    let (held, store) = (long.store, long.swims)
    try store.change { _ throws(Failure) in .put(swims) }
    var failures = 0
    for _ in 0..<30 {
      let corrections = (0..<Int.random(in: 1...6, using: &random.random)).map { _ in
        random.correction(of: swims.randomElement(using: &random.random)!.id)
      }
      let undoes = corrections.map { _ in Int.random(in: 0..<3, using: &random.random) == 0 }
      if Int.random(in: 0..<4, using: &random.random) == 0 {
        files.fail(MemoryFileSystem.Fault(at: 0, count: 1_000, code: ENOSPC))
      }
      do throws(Failure) {
        try held.group {
          for (correction, isUndo) in zip(corrections, undoes) {
            if isUndo, (try? long.undoLatest()) != nil { continue }
            _ = try? store.change { _ throws(Failure) in .correct([correction]) }
          }
        }
      } catch {
        failures += 1
      }
      files.fail(nil)
      let anew = try self.store
      let book = try store.book()
      #expect(try book == anew.book())
      #expect(try store.records() == SwimRecords(of: anew.book()))
      #expect(
        book.standing.duplicates == SwimBook(swims: swims, corrections: book.corrections).standing.duplicates)
    }
    #expect(failures > 0)
    held.release()
  }

  @Test func aPutRewritesOnlyTheYearsItTouches() throws {
    var random = RandomBook(seed: 3)
    let swims = (0..<4).map { random.swim($0 * 31_556_952) }
    try store.change { _ throws(Failure) in .put(swims) }
    let before = files.files.keys.filter { $0.contains("/workouts/") }
    var changed = swims[2]
    changed.duration += 1
    try store.change { _ throws(Failure) in .put([changed]) }
    let after = files.files.keys.filter { $0.contains("/workouts/") }
    #expect(Set(before).subtracting(after) == ["/store/swimming/workouts/\(changed.day.year).2.json"])
    #expect(Set(after).subtracting(before) == ["/store/swimming/workouts/\(changed.day.year).3.json"])
    #expect(try store.book().swims == [swims[0], swims[1], changed, swims[3]])
  }

  @Test(arguments: [(1 << 20, 1_000, false), (300, 3, false), (1 << 20, 1_000, true)], 1...4 as ClosedRange<UInt64>)
  func isTheModelAfterChangesAndUndos(kind: (step: Int, kept: Int, isHeld: Bool), seed: UInt64) throws {
    let under = try BookUnderTest(
      compactionStep: kind.step, keptChanges: kind.kept, holding: kind.isHeld)
    var random = RandomBook(seed: seed)
    var model = SwimBook()
    for turn in 0..<60 {
      if turn % 3 == 2, !model.corrections.isEmpty {
        model.corrections.popLast()
        #expect(try under.undoLatest() == model)
      } else {
        let change = random.change(of: model)
        model.make(change)
        #expect(try under.swims.change { _ throws(Failure) in change }.book == model)
      }
      #expect(try under.swims.records() == SwimRecords(of: model))
    }
    #expect(try under.findings.isEmpty)
  }

  @Test func undoOfNothingIsRefusedAndWritesNothing() throws {
    var random = RandomBook(seed: 4)
    let swim = random.swim(0)
    try store.change { _ throws(Failure) in .put([swim]) }
    let before = files.files
    let failure = #expect(throws: Failure.self) { try under.undoLatest() }
    guard case .conflict = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(files.files == before)
  }

  @Test func aRefusedDecisionChangesNothing() throws {
    try under.access.save(HealthAccess(status: .granted, path: "/a"))
    let before = files.files
    #expect(throws: Failure.cancelled) { try store.change { _ throws(Failure) in throw .cancelled } }
    #expect(files.files == before)
  }

  @Test func recordsThatAreStaleAreWorkedOutAndNotWritten() throws {
    var random = RandomBook(seed: 5)
    let swim = random.swim(0)
    try store.change { _ throws(Failure) in .put([swim]) }
    files.files["/store/swimming/derived/records.json"] = nil
    let before = files.files
    #expect(try store.keptRecords() == nil)
    #expect(try store.records() == SwimRecords(of: store.book()))
    #expect(files.files == before)
    _ = try store.renewRecords()
    #expect(try store.keptRecords() != nil)
  }

  /// What the overview tells is kept with the records: no laps are read for it.
  @Test func theSummaryNeedsNoLaps() throws {
    var random = RandomBook(seed: 8)
    let swims = (0..<4).map { random.swim($0 * 1_000) }
    try store.change { _ throws(Failure) in .put(swims) }
    let correction = random.correction(of: swims[0].id)
    try store.change { _ throws(Failure) in .correct([correction]) }
    let expected = SwimSummary(of: try store.book())
    let years = files.files.keys.filter { $0.contains("/workouts/") }
    #expect(!years.isEmpty)
    for year in years { files.files[year] = [] }
    let fresh = try BookUnderTest(files)
    #expect(throws: Failure.self) { try fresh.swims.book() }
    #expect(try fresh.swims.standingSummary().summary == expected)
  }

  /// As an older program left them.
  @Test func recordsKeptWithoutASummaryAreStillBelieved() throws {
    var random = RandomBook(seed: 9)
    let swims = [random.swim(0)]
    try store.change { _ throws(Failure) in .put(swims) }
    let path = "/store/swimming/derived/records.json"
    let kept = String(decoding: try #require(files.files[path]), as: UTF8.self)
    let (start, end) = (
      try #require(kept.firstRange(of: ",\"summary\"")), try #require(kept.firstRange(of: "},\"crc\""))
    )
    let older = String(kept[..<start.lowerBound]) + "}}"
    #expect(kept[start.lowerBound..<end.lowerBound].hasSuffix("}"))
    files.files[path] = SealedLine.seal(Array(older.utf8))
    let fresh = try BookUnderTest(files).swims
    #expect(try fresh.keptRecords() == store.records())
    #expect(try fresh.standingSummary().summary == SwimSummary(of: store.book()))
  }

  @Test func aDamagedSwimIsNamedAndTheOthersAreSaved() throws {
    var random = RandomBook(seed: 6)
    let swims = (0..<3).map { random.swim($0 * 1_000) }
    try store.change { _ throws(Failure) in .put(swims) }
    let name = try #require(files.files.keys.first { $0.contains("/workouts/") })
    let bytes = try #require(files.files[name])
    let line = bytes.indices.filter { bytes[$0] == 0x0A }[1]
    files.files[name]?[line + 20] ^= 1
    #expect(throws: Failure.self) { try store.book() }
    let caretaker = StoreCaretaker(store: try under.store)
    #expect(try caretaker.repair().dropped.map(\.place) == ["swimming/workouts/2020.2.json, byte \(line + 1)"])
    #expect(try store.book().swims == [swims[0], swims[2]])
  }

  /// Threads as other processes would: each opens the store for itself.
  @Test func editsFromSeveralWritersAreAllKept() throws {
    var random = RandomBook(seed: 7)
    let folder = TemporaryFolder()
    let path = folder.path + "/store"
    let swim = random.swim(0)
    let corrections = (0..<60).map { _ in random.correction(of: swim.id) }
    let first = try BookUnderTest(PosixFileSystem(), path: path).swims
    try first.change { _ throws(Failure) in .put([swim]) }
    let threads = Threads(count: 4) { number in
      let own = try! BookUnderTest(PosixFileSystem(), path: path).swims
      for correction in corrections[(number * 15)..<(number * 15 + 15)] {
        try! own.change { _ throws(Failure) in .correct([correction]) }
      }
    }
    threads.wait()
    #expect(try Set(first.book().corrections) == Set(corrections))
    #expect(try first.book().corrections.count == 60)
    system("rm -r '\(path)'")
  }

  @Test func filesAreTheirOwnersOnly() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store"
    var random = RandomBook(seed: 8)
    let swim = random.swim(0)
    let book = try BookUnderTest(PosixFileSystem(), path: path)
    try book.swims.change { _ throws(Failure) in .put([swim]) }
    for (name, mode) in [
      ("", 0o700), ("/swimming", 0o700), ("/swimming/workouts", 0o700), ("/swimming/workouts/2020.2.json", 0o600),
      ("/manifest.json", 0o600), ("/swimming/journal.2.jsonl", 0o600), ("/swimming/derived", 0o700),
      ("/swimming/derived/records.json", 0o600), ("/lock", 0o600),
    ] as [(String, mode_t)] {
      var status = stat()
      #expect(stat(path + name, &status) == 0)
      #expect(status.st_mode & 0o777 == mode, "\(name)")
    }
    system("rm -r '\(path)'")
  }
}
