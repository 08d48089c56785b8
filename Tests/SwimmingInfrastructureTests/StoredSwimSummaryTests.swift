import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// What a book tells at a glance is kept beside its section, and each new process follows it.
struct StoredSwimSummaryTests {
  let files = MemoryFileSystem()
  let path = "/store/swimming/derived/records.json"
  var swims: FileSwimRepository { get throws { try BookUnderTest(files).swims } }

  /// Whatever became of the derived file before a change, the one after it says the same as the whole book.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func isThatOfTheBookAfterAnyChangesByNewProcesses(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    let first = (0..<8).map { random.swim(Int64($0 * $0) * 200_000) }
    try swims.change { _ throws(Failure) in .put(first) }
    var older = files.files[path]
    for _ in 0..<40 {
      switch Int.random(in: 0...9, using: &random.random) {
      case 0: files.files[path] = nil
      case 1: files.files[path] = older
      case 2: files.files[path]?[Int.random(in: 0..<files.files[path]!.count, using: &random.random)] ^= 1
      case 3: older = files.files[path]
      default: break
      }
      try change(&random)
      let reader = try swims
      let book = try reader.book()
      #expect(try reader.keptRecords() == SwimRecords(of: book))
      #expect(try reader.standingSummary() == StandingSwimSummary(SwimSummary(of: book), SwimRecords(of: book)))
    }
  }

  /// One change by a process of its own.
  private func change(_ random: inout RandomBook) throws {
    let process = try BookUnderTest(files)
    let book = try swims.book()
    var swim = book.swims.randomElement(using: &random.random)!
    let correction = random.correction(of: swim.id)
    switch Int.random(in: 0...7, using: &random.random) {
    case 0...1 where !book.corrections.isEmpty: try process.undoLatest()
    case 2:
      swim.duration += 60_000
      try process.swims.change { [swim] _ throws(Failure) in .put([swim]) }
    default: try process.swims.change { _ throws(Failure) in .correct([correction]) }
    }
  }

  /// Whatever else the kept one counts is left as it is: the other swims are not looked at again.
  @Test func aCorrectionIsFollowedByTheSwimCorrectedAlone() throws {
    var random = RandomBook(seed: 8)
    let first = (0..<4).map { random.swim($0 * 1_000) }
    try swims.change { _ throws(Failure) in .put(first) }
    let kept = String(decoding: try #require(files.files[path]), as: UTF8.self)
    let counted = try #require(kept.firstRange(of: "\"awaitsReview\":"))
    let end = try #require(kept.firstRange(of: ",\"crc\""))
    let more = "\(kept[..<counted.upperBound])1\(kept[counted.upperBound..<end.lowerBound])}"
    files.files[path] = SealedLine.seal(Array(more.utf8))
    let before = try swims.standingSummary().summary
    let book = try swims.book()
    #expect(before.awaitsReview > SwimSummary(of: book).awaitsReview)
    let correction = SwimCorrection(swim: first[0].id, change: .exclude(SwimLapRange(20, 20)!), touched: [])
    try swims.change { _ throws(Failure) in .correct([correction]) }
    let anew = SwimSummary(of: try swims.book()).awaitsReview - SwimSummary(of: book).awaitsReview
    #expect(anew == 1)
    #expect(try swims.standingSummary().summary.awaitsReview == before.awaitsReview + anew)
  }
}
