import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// What the months of a book come to is kept beside its section, and each new process writes only the months anew that
/// it changed.
struct StoredSwimDigestTests {
  let files = MemoryFileSystem()
  let path = "/store/swimming/derived/digest.json"
  var swims: FileSwimRepository { get throws { try BookUnderTest(files).swims } }

  /// Whatever became of the derived file before a change, the one after it says the same as the whole book.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func isThatOfTheBookAfterAnyChangesByNewProcesses(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let first = (0..<8).map { random.swim(Int64($0 * $0) * 400_000) }
    try swims.change { _ throws(Failure) in .put(first) }
    var older = files.files[path]
    for _ in 0..<25 {
      switch Int.random(in: 0...9, using: &random.random) {
      case 0: files.files[path] = nil
      case 1: files.files[path] = older
      case 2: files.files[path]?[Int.random(in: 0..<files.files[path]!.count, using: &random.random)] ^= 1
      case 3: older = files.files[path]
      default: break
      }
      try change(&random)
      let reader = try swims
      #expect(try reader.digest(.everything) == SwimDigest(of: reader.book()))
    }
  }

  /// What is kept is what is read: the book is not asked.
  @Test func isReadFromTheFile() throws {
    var random = RandomBook(seed: 3)
    let first = (0..<4).map { random.swim($0 * 4_000_000) }
    try swims.change { _ throws(Failure) in .put(first) }
    let kept = try #require(files.files[path])
    #expect(String(decoding: kept, as: UTF8.self).contains("\"months\":["))
    let whole = try swims.digest(.everything)
    let last = try #require(whole.months.last)
    #expect(try swims.digest(SwimDigest.Part()).months.allSatisfy { $0.swims.isEmpty && $0.others.isEmpty })
    #expect(try swims.digest(SwimDigest.Part()).months.map(\.bests) == whole.months.map(\.bests))
    #expect(try swims.digest(SwimDigest.Part(bests: .none)).months.allSatisfy(\.bests.isEmpty))
    let some = try swims.digest(SwimDigest.Part(swims: .from(last.month), others: .only(last.month), strokes: .all))
    #expect(some.months.last == last)
    #expect(some.months.dropLast().allSatisfy { $0.swims.isEmpty && $0.others.isEmpty })
    #expect(some.months.map(\.strokes) == whole.months.map(\.strokes))
  }

  /// The latest months also include the month with swims before them, which is needed for counting empty months.
  @Test func latestMonthsAreThoseOfTheCalendar() throws {
    let day: Int64 = 86_400
    var random = RandomBook(seed: 4)
    let first = [0, 31, 200, 231, 233].map { random.swim($0 * day) }
    try swims.change { _ throws(Failure) in .put(first) }
    let whole = try swims.digest(.everything)
    func told(_ count: Int) throws -> [Bool] {
      try swims.digest(SwimDigest.Part(swims: .latest(count))).months.map { !$0.swims.isEmpty }
    }
    #expect(whole.months.count == 4)
    #expect(try told(1) == [false, false, true, true])
    #expect(try told(2) == [false, true, true, true])
    #expect(try told(3) == [false, true, true, true])
    #expect(try told(40) == [true, true, true, true])
  }

  @Test func anEmptyBookHasNoMonths() throws {
    #expect(try swims.digest(.everything) == SwimDigest([]))
  }

  /// A program that goes on answers the same.
  @Test func aServiceFollowsItsOwnChanges() throws {
    var random = RandomBook(seed: 5)
    let store = FileSwimRepository(store: try BookUnderTest(files, holding: true).store)
    let first = (0..<6).map { random.swim($0 * 2_000_000) }
    try store.change { _ throws(Failure) in .put(first) }
    for _ in 0..<20 {
      let book = try store.book()
      let correction = random.correction(of: book.swims.randomElement(using: &random.random)!.id)
      try store.change { _ throws(Failure) in .correct([correction]) }
      #expect(try store.digest(.everything) == SwimDigest(of: store.book()))
    }
  }

  /// One change by a process of its own.
  private func change(_ random: inout RandomBook) throws {
    let process = try BookUnderTest(files)
    let book = try swims.book()
    var swim = book.swims.randomElement(using: &random.random)!
    let correction = random.correction(of: swim.id)
    switch Int.random(in: 0...8, using: &random.random) {
    case 0...1 where !book.corrections.isEmpty: try process.undoLatest()
    case 2:
      swim.duration += 60_000
      try process.swims.change { [swim] _ throws(Failure) in .put([swim]) }
    case 3:
      let another = random.swim(Int64.random(in: 0...40, using: &random.random) * 300_000)
      try process.swims.change { _ throws(Failure) in .put([another]) }
    default: try process.swims.change { _ throws(Failure) in .correct([correction]) }
    }
  }
}
