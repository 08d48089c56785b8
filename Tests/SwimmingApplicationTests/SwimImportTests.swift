import BookApplication
import KernelApplication
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct SwimImportTests {
  let store = InMemorySwimRepository()

  @Test func newSwimsSetFirstRecords() throws {
    let (files, part) = try store.importing([[try swim()]])
    let file = try #require(files.first)
    #expect(files.count == 1)
    #expect(
      [file.part.swimCount, file.part.newCount, file.part.updatedCount, file.part.duplicateCount, file.part.lapCount]
        == [1, 1, 0, 0, 4])
    #expect(file.skipped == [])
    #expect([part.swimCount, part.newCount, part.updatedCount] == [1, 1, 0])
    #expect(part.records.map(\.text) == ["freestyle 50 scm: 4100 from -", "freestyle 100 scm: 8600 from -"])
    #expect(store.book().swims == [try swim()])
  }

  @Test func theSameAgainChangesNothing() throws {
    _ = try store.importing([[try swim()]])
    let before = store.book()
    let (files, part) = try store.importing([[try swim()]])
    #expect(
      files.map(\.part.swimCount) == [1] && files.map(\.part.newCount) == [0] && files.map(\.part.updatedCount) == [0])
    #expect(part.records == [])
    #expect(store.book() == before)
    #expect(store.writes == 1)
  }

  @Test func aNewerExportUpdatesAndKeepsCorrections() throws {
    _ = try store.importing([[try swim()]])
    _ = try EditSegmentStyle(swims: store)(.init(segment: morningSegment, style: .backstroke, laps: laps(1, 1)))
    let (files, part) = try store.importing([[try swim(laps: [[20_000, 21_000, 19_000, 23_000]])]])
    #expect(
      files.map(\.part.swimCount) == [1] && files.map(\.part.newCount) == [0] && files.map(\.part.updatedCount) == [1])
    #expect(part.records.map(\.text) == ["freestyle 50 scm: 4000 from 4300"])
    #expect(store.book().corrections.count == 1)
    #expect(store.book().corrected(morning)?.laps.map(\.style) == [.backstroke, .freestyle, .freestyle, .freestyle])
  }

  @Test func onlyFasterTimesFall() throws {
    _ = try store.importing([[try swim()]])
    let later = try swim("2024-03-06T06:00:00Z", laps: [[19_000, 20_000, 30_000, 30_000]])
    #expect(try store.importing([[later]]).part.records.map(\.text) == ["freestyle 50 scm: 3900 from 4100"])
  }

  @Test func anotherDevicesRecordingIsNamedAndCountedAsDuplicate() throws {
    let (files, _) = try store.importing([[try swim()], [try swim(source: "Phone")]])
    #expect(files.map(\.part.newCount) == [1, 1])
    #expect(files.map(\.part.duplicateCount) == [0, 1])
    #expect(store.book().swims.map(\.id.description) == ["20240305T060000Z", "20240305T060000Z-b"])
    #expect(store.writes == 1)
  }

  @Test func moreThanCanBeNamedAreSkipped() throws {
    let (files, _) = try store.importing([try (0..<28).map { try swim(source: "Watch \($0)") }])
    let file = try #require(files.first)
    #expect([file.part.swimCount, file.part.newCount] == [26, 26])
    #expect(file.skipped == [Skipped(what: .swimming(.swims(count: 2)), why: .swimming(.sameSecond(most: 26)))])
    #expect(store.book().swims.last?.id.description == "20240305T060000Z-z")
  }
}

extension InMemorySwimRepository {
  /// Takes the swims of some files in, as an import does.
  func importing(
    _ files: [[Swim]]
  ) throws -> (files: [(part: SwimFilePart, skipped: [Skipped])], part: SwimImportPart) {
    let (changed, run) = try change { (book, _) throws(Failure) in
      let run = SwimImport(files.map { ReadSwims(swims: $0) }, into: book)
      return (run.change, run)
    }
    return (run.files, SwimImportPart(run.files.map(\.part), changed))
  }
}
