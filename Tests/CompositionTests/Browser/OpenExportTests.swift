import BookApplication
import KernelApplication
import KernelDomain
import KernelPresentation
import Storage
import System
import TestSupport
import Testing

@testable import Composition

/// What the pages on which the whole book is saved and checked give the browser.
@Suite(.serialized)
struct OpenExportTests {
  private static let clock = "2026-11-30T10:00:00Z x1"
  private let route = "recordbook://export"

  private func saved(_ name: String, _ book: OpenBook) -> OpenBook.Answer {
    book.get(book.prefix + "/file/book/" + name)
  }

  @Test func aBackupMakesTheSameBookAgain() throws {
    let book = try OpenBook(clock: OpenExportTests.clock)
    let page = book.show(route)
    #expect(page.status == 200 && !page.body.contains("recordbook export"))
    #expect(page.body.contains("href=\"\(book.prefix)/file/book/backup.json\" download"))
    let backup = saved("backup.json", book)
    #expect(backup.status == 200 && backup.field("Content-Type") == "application/json")
    #expect(backup.field("Content-Disposition") == "attachment; filename=\"recordbook-2026-11-30.json\"")
    let path = book.folder.path + "/backup.json"
    try OpenFiles.write(Array(backup.body.utf8), to: path)
    let other = try App(App.Configuration(store: book.folder.path + "/other", environment: { _ in nil }))
    _ = try other.call(method: "book.importFiles", json: Array(#"{"paths":["\#(path)"]}"#.utf8))
    for method in ["book.listChanges", "swimming.listSwims"] {
      let own = String(decoding: try book.app.call(method: method, json: []), as: UTF8.self)
      let restored = String(decoding: try other.call(method: method, json: []), as: UTF8.self)
      #expect(own == restored && own.utf8.count > 100, "\(method)")
    }
  }

  /// The names say what is in a backup.
  @Test func voicesAndKeysAreChosen() throws {
    let book = try OpenBook(clock: OpenExportTests.clock)
    for choice in ["voices", "keys", "voices-keys"] {
      let backup = saved("backup-\(choice).json", book)
      #expect(backup.status == 200)
      #expect(backup.field("Content-Disposition") == "attachment; filename=\"recordbook-2026-11-30-\(choice).json\"")
    }
    for name in ["backup-voice.json", "backup.zip", "book.json", "tables"] {
      #expect(saved(name, book).status == 404)
    }
  }

  @Test(arguments: [("tables", "swimming/records.csv"), ("pages", "index.html")])
  func foldersAreSavedAsArchives(what: String, name: String) throws {
    let book = try OpenBook(clock: OpenExportTests.clock)
    let archive = saved(what + ".zip", book)
    #expect(archive.status == 200 && archive.field("Content-Type") == "application/zip")
    #expect(
      archive.field("Content-Disposition") == "attachment; filename=\"recordbook-\(what)-2026-11-30.zip\"")
    #expect(archive.body.hasPrefix("PK") && archive.body.contains(name))
  }

  @Test func nothingIsSavedOfAnEmptyBook() throws {
    let book = try OpenBook(isEmpty: true)
    #expect(!book.show(route).body.contains("/file/book/"))
    for name in ["backup.json", "tables.zip"] {
      let answer = saved(name, book)
      #expect([404, 409].contains(answer.status) && answer.field("Content-Disposition") == nil)
    }
  }

  @Test func nothingIsSavedWithoutTheSessionOrWhileLocked() throws {
    let book = try OpenBook()
    let elsewhere = book.get("/" + String(repeating: "0", count: book.prefix.utf8.count - 1) + "/file/book/backup.json")
    #expect(elsewhere.status == 403 && !elsewhere.body.contains("swimming"))
    _ = try book.app.catalog.call(SignUp.self, .init(email: "jana@example.org", password: "correct horse"))
    _ = try book.app.catalog.call(LogOut.self, NoInput())
    for name in ["backup.json", "backup-voices-keys.json", "tables.zip", "pages.zip"] {
      let answer = saved(name, book)
      #expect(answer.status == 303 && answer.body.isEmpty)
      #expect(answer.location == book.prefix + "/screen/login?then=recordbook%3A%2F%2Fexport")
    }
  }

  /// The folder is closed to others while the file is written, and gone before it is sent.
  @Test func theTemporaryFolderIsPrivateAndRemoved() throws {
    var folder = ""
    func mode(_ path: String) throws(Failure) -> UInt32? {
      try? PosixFileSystem().status(at: path)?.permissions
    }
    _ = try SiteDownload.ofFile { (path) throws(Failure) in
      folder = String(path.dropLast("/file".count))
      #expect(try mode(folder) == 0o700)
      PosixFileSystem().close(try! PosixFileSystem().open(path, .create))
      #expect(try mode(path) == 0o600)
    }
    #expect(try mode(folder) == nil && !folder.isEmpty)
    folder = ""
    #expect(throws: Failure.cancelled) {
      try SiteDownload.ofFolder { (path) throws(Failure) in
        folder = String(path.dropLast("/files".count))
        do {
          try PosixFileSystem().makeFolder(path)
          PosixFileSystem().close(try PosixFileSystem().open(path + "/a.csv", .create))
        } catch {
          Issue.record("\(error)")
        }
        throw .cancelled
      }
    }
    #expect(try mode(folder) == nil && !folder.isEmpty)
  }

  @Test func aDamagedFeatureLeadsToTheCheckWhichRepairsIt() throws {
    let book = try OpenBook()
    let section = book.folder.path + "/book/swimming"
    for name in try PosixFileSystem().list(section) where name.hasPrefix("journal") {
      try PosixFileSystem().remove(section + "/" + name)
    }
    let failed = book.show("recordbook://swimming/records")
    #expect(failed.status == 500 && failed.body.contains("href=\"\(book.prefix)/screen/check\""))
    #expect(!failed.body.contains(book.folder.path))
    #expect(saved("backup.json", book).field("Content-Disposition")?.contains("-incomplete.json") == true)
    try repair(book)
  }

  /// The settings can't be read, and the check is shown nevertheless.
  @Test func aDamagedManifestIsRepairedToo() throws {
    let book = try OpenBook()
    let path = book.folder.path + "/book/manifest.json"
    _ = book.folder.write(try PosixFileSystem().readAll(path) + [UInt8(ascii: "x")], to: "book/manifest.json")
    let failed = book.show("recordbook://settings")
    #expect(failed.status == 500 && failed.body.contains("href=\"\(book.prefix)/screen/check\""))
    try repair(book)
    #expect(book.show("recordbook://settings").status == 200)
  }

  private func repair(_ book: OpenBook) throws {
    let route = "recordbook://check"
    let check = book.show(route)
    #expect(check.body.contains("Findings") && !check.body.contains(book.folder.path))
    let repair = try #require(check.hidden("action").first { $0.hasPrefix("book.repairStore") })
    let question = book.press(repair, on: check, at: route)
    #expect(question.body.contains("Repair the book?"))
    let sure = try #require(question.hidden("action").first)
    let repaired = book.follow(book.press(sure, on: question, at: route))
    #expect(repaired.body.contains("The book is repaired") && repaired.body.contains(">Sound<"))
    #expect(!repaired.body.contains(book.folder.path))
  }

  @Test func aSoundBookIsToldSo() throws {
    let page = try OpenBook().show("recordbook://check")
    #expect(page.status == 200 && page.body.contains("Sound") && page.body.contains("Every file is as it was written."))
    #expect(!page.hidden("action").contains { $0.hasPrefix("book.repairStore") })
  }
}
