import Foundation
import KernelApplication
import KernelDomain
import Storage
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

@testable import BookApplication
@testable import SwimmingApplication

/// Results of others that are kept beside the user's.
struct BesideTests {
  private let folder = TemporaryFolder()
  private let files = MeetFiles(today: { CivilDay("2026-11-26")! }) { StrokeStyle($0) }
  private let fileSystem = MemoryFileSystem()

  private func book() throws -> BookUnderTest { try BookUnderTest(fileSystem) }

  private func table(_ rows: String...) throws -> String {
    let path = folder.path + "/results.csv"
    let text = "day,meet,course,style,distance,time\n" + rows.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func add(
    _ path: String, beside: String?, name: String? = nil, to book: BookUnderTest, isDryRun: Bool? = nil
  ) throws(Failure) -> ImportOfficialResults.Output {
    try ImportOfficialResults(meets: book.swims, profiles: book.profiles, files: files)(
      ImportOfficialResults.Input(path: path, name: name, beside: beside, dryRun: isDryRun))
  }

  private func undo(_ number: Int) throws {
    _ = try book().log.undo(number, of: .swimming, isDryRun: false)
  }

  @Test func theyAreKeptApartAndUndone() throws {
    let path = try table("2025-11-08,Cup,scm,freestyle,50,33.50", "2025-11-08,Cup,scm,freestyle,100,1:10.00")
    let tried = try add(path, beside: "Jana Dvořáková", to: try book(), isDryRun: true)
    #expect(tried.results.added.count == 2 && tried.results.number == nil && tried.results.dryRun == true)
    #expect(try book().swims.meets().isEmpty)
    let added = try add(path, beside: "Jana Dvořáková", to: try book())
    #expect(added.results.added.count == 2 && added.beside == "Jana Dvořáková")
    // A name is the same in any order and without accents.
    let again = try add(path, beside: "DVORAKOVA jana", to: try book())
    #expect(again.results.known == 2 && again.results.number == nil && again.beside == "Jana Dvořáková")
    let more = try table("2025-11-08,Cup,scm,freestyle,50,33.50", "2025-12-08,Cup,scm,freestyle,50,33.00")
    #expect(try add(more, beside: "dvořáková jana", to: try book()).results.added.count == 1)
    let kept = try book().swims.meets()
    #expect(kept.results.isEmpty && kept.mates.map(\.name) == ["Jana Dvořáková"])
    #expect(kept.mates[0].results.map(\.hundredths) == [7_000, 3_350, 3_300])
    #expect(try book().swims.standingRecords().meets == kept)
    let removed = try RemoveBeside(meets: book().swims)(RemoveBeside.Input(name: "jana dvorakova"))
    #expect(removed.resultCount == 3 && removed.name == "Jana Dvořáková")
    #expect(try book().swims.meets().mates.isEmpty)
    // The removal depends on what it removed.
    #expect(throws: Failure.self) { try undo(try #require(added.results.number)) }
    try undo(try #require(removed.number))
    #expect(try book().swims.meets() == kept)
    try undo(try #require(added.results.number))
    #expect(try book().swims.meets().mates[0].results.map(\.hundredths) == [3_300])
  }

  /// What a file contains twice was not in the book before.
  @Test(arguments: [nil, "Jana"]) func whatAFileRepeatsIsNotKnown(beside: String?) throws {
    let row = "2025-11-08,Cup,scm,freestyle,50,33.50"
    let path = try table(row, row, "2025-11-08,Cup,scm,freestyle,100,1:10.00")
    let book = try book()
    let added = try add(path, beside: beside, to: book).results
    #expect(added.added.count == 2 && added.known == 0)
    #expect(try add(path, beside: beside, to: book).results.known == 2)
  }

  @Test func onlyMeetsOfTheSwimmerAreNamed() throws {
    func meet(_ name: String, _ athlete: String) -> String {
      """
      <MEET name="\(name)" course="SCM"><SESSIONS><SESSION date="2025-11-08"><EVENTS><EVENT eventid="1" round="FIN">
      <SWIMSTYLE distance="100" stroke="FREE"/></EVENT></EVENTS></SESSION></SESSIONS><CLUBS><CLUB><ATHLETES>
      <ATHLETE athleteid="1" firstname="\(athlete)" lastname="Nová"><RESULTS>
      <RESULT eventid="1" swimtime="00:01:12.34"/></RESULTS></ATHLETE></ATHLETES></CLUB></CLUBS></MEET>
      """
    }
    let path = folder.path + "/meets.lef"
    let text = "<LENEX version=\"3.0\"><MEETS>\(meet("Cup", "Eva") + meet("Final", "Jana"))</MEETS></LENEX>"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let added = try add(path, beside: nil, name: "Eva Nová", to: try book())
    #expect(added.meets == ["Cup"] && added.results.added.count == 1)
  }

  @Test func whoIsNotThereIsRefused() throws {
    let path = try table("2025-11-08,Cup,scm,freestyle,50,33.50")
    let book = try book()
    _ = try add(path, beside: "Jana", to: book)
    for call in [
      { () throws(Failure) in _ = try RemoveBeside(meets: book.swims)(RemoveBeside.Input(name: "Eva")) },
      { () throws(Failure) in _ = try ShowBeside(meets: book.swims)(ShowBeside.Input(name: "Eva")) },
    ] {
      let failure = #expect(throws: Failure.self) { try call() }
      guard case .notFound(let message)? = failure else {
        Issue.record("\(failure as Any)")
        continue
      }
      #expect(message.content(as: SwimMeetMessage.self) == .noneBeside(name: "Eva", swimmers: ["Jana"]))
    }
    for (beside, name) in [("  ", nil), ("Jana", "Eva")] as [(String, String?)] {
      #expect(throws: Failure.self) { try add(path, beside: beside, name: name, to: book) }
    }
    #expect(try book.swims.meets().mates.count == 1)
  }

  @Test func aBackupBringsThem() throws {
    let path = try table("2025-11-08,Cup,scm,freestyle,50,33.50")
    let (first, other) = (try book(), try BookUnderTest())
    _ = try add(path, beside: "Jana", to: first)
    let backup = folder.path + "/book.json"
    _ = try ExportBook(exporter: first.exporter)(ExportBook.Input(path: backup))
    _ = try other.importing(ImportFiles.Input(paths: [backup]))
    #expect(try other.swims.meets() == first.swims.meets())
    _ = try other.importing(ImportFiles.Input(paths: [backup]))
    #expect(try other.swims.meets() == first.swims.meets())
  }

  private struct Outcome: Decodable {
    let file: String
    let me: String
    let beside: String
    let common: [Common]
    let only_mine: Int
    let only_theirs: Int

    struct Common: Decodable, Equatable {
      let course: String
      let style: String
      let distance: Int
      let mine: Int
      let theirs: Int
      let difference: Int
    }
  }

  private static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/swim-3/meets" }

  @Test(.enabled(if: BesideTests.folder != nil)) func aMeetIsComparedAsExpected() throws {
    let folder = try #require(BesideTests.folder)
    let expected = try JSONDecoder().decode(
      Outcome.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/beside.expected.json")))
    let book = try book()
    _ = try add("\(folder)/\(expected.file)", beside: nil, name: expected.me, to: book)
    _ = try add("\(folder)/\(expected.file)", beside: expected.beside, to: book)
    let output = try ShowBeside(meets: book.swims)(ShowBeside.Input())
    let common = output.common.map {
      Outcome.Common(
        course: $0.course.description, style: $0.style == .mix ? "medley" : $0.style.description, distance: $0.distance,
        mine: $0.mine.hundredths, theirs: $0.theirs.hundredths, difference: $0.differenceHundredths)
    }
    #expect(common == expected.common && !common.isEmpty)
    #expect(output.onlyMineCount == expected.only_mine && output.onlyTheirsCount == expected.only_theirs)
  }
}
