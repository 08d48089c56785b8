import BookApplication
import BookInfrastructure
import Formats
import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import System
import TestSupport
import Testing

@testable import SwimmingApplication

private typealias Export = AppleExportBuilder

/// Exports with damaged or missing parts are refused, or their gaps are reported.
@Suite struct DamagedExportTests {
  private static let distance =
    "  <WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceSwimming\" sum=\"100\" unit=\"m\"/>\n"

  private func lap(_ number: Int) -> String { Export.lap(30 * number, "29") }

  @Test(arguments: [0, 1, 8, 0xC, 0x1F, 0xFF, 0xC0] as [UInt8])
  func bytesThatAreNoXMLRefuseTheFileWithTheirPlace(byte: UInt8) throws {
    let folder = TemporaryFolder()
    for line in 6..<20 {
      var bytes = AppleHealthSample.xml
      let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
      // Where a quotation mark, a tag's name or space between tags may be.
      let place = starts[line] + 3 + line % 5
      bytes[place] = byte
      let path = folder.write(bytes, to: "export.xml")
      let file = ImportFile(path: path, format: .appleHealthXML, bytes: Int64(bytes.count), modified: 0)
      let failure = #expect(throws: Failure.self) { try SwimReading.read(file, progress: NoProgress()) }
      guard case .badFile(path, _, let found?) = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      guard case .byte(_, line: line + 1, entry: nil) = found else {
        Issue.record("\(found)")
        continue
      }
    }
  }

  @Test func whatAppleWritesThoughXMLForbidsItIsLetThrough() throws {
    let text = String(decoding: AppleHealthSample.xml, as: UTF8.self)
      .replacing("locale=\"cs_CZ\"", with: "locale=\"cs_CZ\u{B}\"").replacing("Apple&#160;Watch", with: "Evy 🏊\u{B}")
    let read = try AppleExportReading.read(Array(text.utf8))
    #expect(read.swims.map(\.laps.count) == [4])
    #expect(read.swims.map(\.lacksLaps) == [false])
  }

  @Test func lapsThatDoNotMakeUpTheDistanceAreSaid() throws {
    let read = try AppleExportReading.read { $0.swim(lap(1), lap(2), lap(3), DamagedExportTests.distance) }
    #expect(read.swims.map(\.lacksLaps) == [true])
    #expect(read.skipped.map(\.what) == [.swimming(.laps(swim: "20230605T060000Z"))])
    #expect(
      read.skipped.map(\.why) == [.swimming(.lapsMissing(evidence: .distance(laps: 75, swum: 100)))])
  }

  @Test func lapsThatMakeItUpAreNot() throws {
    let whole = try AppleExportReading.read { $0.swim(lap(1), lap(2), lap(3), lap(4), DamagedExportTests.distance) }
    // A lap of impossible duration is already reported on its own.
    let odd = try AppleExportReading.read {
      $0.swim(lap(1), lap(2), lap(3), Export.lap(120, "9999"), DamagedExportTests.distance)
    }
    #expect((whole.swims + odd.swims).map(\.lacksLaps) == [false, false])
    #expect(whole.skipped.isEmpty && odd.skipped.count == 1)
  }

  @Test func lapsOfWhichMoreRecordsAreThereAreSaid() throws {
    let read = try AppleExportReading.read { export in
      for number in 1...4 { export.record("DistanceSwimming", at: 30 * number, lasting: 29, "25", unit: "m") }
      export.swim(lap(1), lap(2), lap(4))
    }
    #expect(read.swims.map(\.lacksLaps) == [true])
    #expect(read.skipped.first?.why == .swimming(.lapsMissing(evidence: .records(found: 4, laps: 3))))
  }

  /// The end of one swim and the beginning of the next were cut out.
  @Test func lapsOfAnotherSwimAreSaid() throws {
    let read = try AppleExportReading.read { $0.swim(lap(1), lap(2), Export.lap(20_000, "29")) }
    #expect(read.swims.map(\.lacksLaps) == [true])
    #expect(read.skipped.first?.why == .swimming(.lapsMissing(evidence: .outside(count: 1))))
  }

  @Test func recordsOfASwimThatIsNotThereAreSaid() throws {
    let read = try AppleExportReading.read { export in
      for number in 1...2 { export.record("DistanceSwimming", at: 30 * number, lasting: 29, "25", unit: "m") }
      for number in 1...3 { export.record("DistanceSwimming", at: 9_000 + number, lasting: 1, "25", unit: "m") }
      export.swim(lap(1), lap(2))
    }
    #expect(read.swims.map(\.lacksLaps) == [false])
    #expect(read.skipped.map(\.what) == [.swimming(.lapRecordsFrom(count: 3, start: "2023-06-05T08:30:01Z"))])
  }

  @Test func elementsOutOfNestingAreRefused() {
    var export = Export()
    export.swim(lap(1))
    let begun = export.elements[0].replacing(" </Workout>\n", with: "")
    for inside in [export.elements[0], " <Record type=\"HKQuantityTypeIdentifierStepCount\"/>\n"] {
      var cut = Export()
      cut.elements = [begun, inside, " </Workout>\n"]
      #expect(throws: AppleHealthProblem.self) { try AppleExportReading.read(cut.bytes) }
    }
  }

  @Test func aReadingThatLacksLapsDoesNotReplaceOneThatHasThem() throws {
    let whole = try AppleExportReading.read { $0.swim(lap(1), lap(2), lap(3), lap(4), DamagedExportTests.distance) }
    let damaged = try AppleExportReading.read { $0.swim(lap(1), lap(2), lap(3), DamagedExportTests.distance) }
    var merge = SwimImportMerge(into: SwimBook())
    _ = merge.add(damaged.swims)
    #expect(SwimReview(of: merge.book).incomplete.map(\.description) == ["20230605T060000Z"])
    #expect(merge.add(whole.swims).updated == 1)
    #expect(SwimReview(of: merge.book).incomplete.isEmpty)
    #expect(merge.add(damaged.swims).unchanged == 1)
    #expect(merge.book.swims.map(\.laps.count) == [4])
  }

  @Test func theStoreKeepsWhichSwimsAwaitReview() throws {
    let files = MemoryFileSystem()
    let read = try AppleExportReading.read { $0.swim(lap(1), lap(2), lap(3), DamagedExportTests.distance) }
    let store = try BookUnderTest(files).swims
    try store.change { _ throws(Failure) in .put(read.swims) }
    let review = try ReviewLaps(swims: BookUnderTest(files).swims)(NoInput())
    #expect(review.incomplete.map(\.swim.description) == ["20230605T060000Z"])
    #expect(review.incomplete.map(\.lapCount) == [3])
  }
}
