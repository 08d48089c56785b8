import JSONCoding
import KernelApplication
import RunningDomain
import StrengthDomain
import SwimmingDomain
import TestSupport
import Testing

@testable import RunningInfrastructure
@testable import Storage
@testable import StoreProof
@testable import StrengthInfrastructure
@testable import SwimmingInfrastructure

/// The book that the first program of format 3 left, with imports, updated and undone ones, opens, answers and restores
/// as it did then.
struct FormatThreeTests {
  private let fixture = StoreFixture.formatThree

  private func open() throws -> OpenedBook { try OpenedBook(fixture.files(), at: StoreFixture.now) }

  @Test func theBackupIsOneImportOfAnotherBook() throws {
    let book = try OpenedBook([:], at: StoreFixture.now)
    _ = try book.ask("profile.updateProfile", #"{"name":"Iva"}"#)
    let path = book.write(fixture.backup, to: "backup.json")
    let number = try book.ask("book.importFiles", "{\"paths\":[\"\(path)\"]}").number("number")
    #expect(try book.ask("book.listImports").split(separator: "\"brought\"").count == 2)
    #expect(try book.ask("running.listRuns").contains("\"r20260301T100000Z\""))
    _ = try book.ask("book.undo", "{\"change\":\(number)}")
    #expect(try !book.ask("running.listRuns").contains("\"r20260301T100000Z\""))
  }

  // MARK: Its imports

  /// Returns the number of the import of a file.
  private func number(_ file: String, _ book: OpenedBook) throws -> Int {
    let all = try book.ask("book.listImports").split(separator: "{\"number\":")
    return all.first { $0.contains("\"\(file)\"") }.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }

  @Test func anImportIsUndoneAndRedone() throws {
    let book = try open()
    let question = #"{"run":"r20260411T100000Z"}"#
    let number = try number("redone.gpx", book)
    _ = try book.ask("book.undo", "{\"change\":\(number)}")
    #expect(throws: Failure.self) { try book.ask("running.showRun", question) }
    _ = try book.ask("book.redo", "{\"change\":\(number)}")
    #expect(try book.ask("running.showRun", question).contains("\"r20260411T100000Z\""))
  }

  @Test func anUndoneImportIsNotRedoneOnceOthersFollowed() throws {
    let book = try open()
    let number = try number("undone.gpx", book)
    #expect(throws: Failure.self) { try book.ask("running.showRun", #"{"run":"r20260409T100000Z"}"#) }
    #expect(throws: Failure.self) { try book.ask("book.redo", "{\"change\":\(number)}") }
  }

  @Test func anUpdatedRunIsAsBeforeWithoutTheUpdate() throws {
    let book = try open()
    let question = #"{"run":"r20260301T100000Z"}"#
    #expect(try book.ask("running.showRun", question).contains("\"Second\""))
    _ = try book.ask("book.undo", "{\"change\":\(try number("updated.gpx", book))}")
    #expect(try book.ask("running.showRun", question).contains("\"First\""))
    #expect(try book.ask("running.showTrack", question).contains("lat"))
  }

  @Test func anImportOnWhichACorrectionRestsIsUndoneWithIt() throws {
    let book = try open()
    let number = try number("first.gpx", book)
    #expect(throws: Failure.self) { try book.ask("book.undo", "{\"change\":\(number)}") }
    _ = try book.ask("book.undo", "{\"change\":\(number),\"withLater\":true}")
    _ = try book.ask("book.redo", "{\"change\":\(number)}")
    try fixture.expectAnswers(of: book, leavingOut: ["book.listChanges", "book.showOverview"])
  }

  @Test func anImportIsErased() throws {
    let book = try open()
    _ = try book.ask("book.undo", "{\"change\":\(try number("undone.gpx", book)),\"forGood\":true}")
    #expect(!book.files.contains { String(decoding: $0.value, as: UTF8.self).contains("r20260409T100000Z") })
    let answer = try OpenedBook(book.files, at: StoreFixture.now).ask("book.checkStore")
    #expect(answer.contains("\"sound\":true"), "\(answer)")
  }

  // MARK: Its bytes

  @Test(arguments: ["running/runs/": "runs", "swimming/workouts/": "workouts", "strength/workouts/": "items"])
  func eachFileOfRowsIsWrittenAgain(beginning: String, list: String) throws {
    let files = fixture.files().filter { $0.key.hasPrefix(beginning) }
    var rows = 0
    for bytes in files.values {
      let file = try #require(RowFile(bytes, list: list))
      #expect(file.bytes == bytes)
      for line in file.imports { #expect(ImportLine(line.bytes[...]) == line) }
      for row in file.rows + file.earlier { #expect(try again(row.bytes, beginning) == row.bytes) }
      rows += file.rows.count
    }
    #expect(rows > 2)
    #expect(files.values.contains(where: RowFile.hasEarlier))
  }

  /// Reads a row and writes it again.
  private func again(_ row: [UInt8], _ beginning: String) throws -> [UInt8] {
    let number = try #require(RowFile.Row(row[...])).number
    let line = row + [0x0A]
    switch beginning {
    case "running/runs/":
      return RunFiles.layout.row(try JSONReader.read(line, RunRowCoding.read), number: number).bytes
    case "swimming/workouts/":
      return YearFile.layout.row(try JSONReader.read(line, SwimCoding.swim), number: number).bytes
    default: return StrengthFiles.layout.row(try JSONReader.read(line, WorkoutCoding.read), number: number).bytes
    }
  }

  /// Nothing that a program has written about runs and imports is missing.
  @Test func noMemberIsMissing() {
    let files = fixture.files().filter { $0.key.hasSuffix(".json") }
    let text = files.map { String(decoding: $0.value, as: UTF8.self) }.joined()
    for member in [
      "\"format\":\"gpx\"", "\"format\":\"fit\"", "\"format\":\"tcx\"", "\"untold\":true", "\"file\":\"r",
      "\"undone\":",
      "\"options\":[[", "\"leftOut\":[[", "\"others\":[", "\"updated\":", "\"changes\":", "\"left\":",
    ] {
      #expect(text.contains(member), "\(member)")
    }
  }
}
