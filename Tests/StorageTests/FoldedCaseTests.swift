import Foundation
import KernelApplication
import Storage
import System
import TestSupport
import Testing

/// Disks on which `A` and `a` are one name, as on macOS. `RECORDBOOK_FOLDS_CASE=1` runs every test of the store on one.
@Suite struct FoldedCaseTests {
  @Test func theDiskLeadsToOneFileByEitherName() throws {
    let files = MemoryFileSystem(foldsCase: true)
    try files.makeFolder("/Store")
    let file = try files.open("/store/Name", .create)
    #expect(throws: SystemError.self) { try files.open("/STORE/NAME", .create) }
    #expect(throws: SystemError.self) { try files.makeFolder("/store/name") }
    #expect(try files.status(at: "/STORE/nAME") == files.status(of: file))
    #expect(try files.list("/store") == ["Name"])
    try files.rename("/store/NAME", to: "/store/name")
    #expect(try files.list("/STORE") == ["name"])
    let other = try files.open("/store/other", .create)
    try files.rename("/store/other", to: "/store/NAME")
    #expect(try files.list("/store") == ["NAME"])
    #expect(try files.status(at: "/store/name") == files.status(of: other))
    try files.remove("/store/Name")
    #expect(try files.list("/store") == [])
  }

  /// Everything that a store does with files: sections, ordinary and large files, undo, compaction, repair.
  private func work(_ under: StoreUnderTest) throws {
    try under.fill()
    try under.store.add("other", to: .others)
    for number in 0..<12 {
      try under.store.put("thing \(number)", at: .thing("\(number)"))
      try under.store.transaction { (transaction) throws(Failure) in
        try transaction.put(WordReducer.json("track"), at: .track("t\(number)"))
      }
    }
    try under.addTakenBack(times: 30)
    _ = try under.store.redo()
    under.files.files["/store/words/things/1.2.json"]?[0] ^= 1
    _ = try StoreCaretaker(store: under.store).repair()
    try under.store.add("after")
  }

  @Test func aStoreDoesTheSameThere() throws {
    let folding = CompactionTests.small(MemoryFileSystem(foldsCase: true))
    let usual = CompactionTests.small(MemoryFileSystem(foldsCase: false))
    for under in [folding, usual] { try work(under) }
    #expect(try folding.content == usual.content)
    #expect(folding.kept == usual.kept)
    let fresh = StoreUnderTest(files: folding.files)
    #expect(try fresh.content == usual.content)
    #expect(try StoreCaretaker(store: fresh.store).examine().findings.isEmpty)
  }

  @Test func theNamesOfAFolderDifferInMoreThanCase() throws {
    let under = CompactionTests.small(MemoryFileSystem(foldsCase: false))
    try work(under)
    #expect(under.files.files.count > 10)
    #expect(clashes(Array(under.files.files.keys) + Array(under.files.folders)) == [])
  }

  @Test func soDoTheNamesOfABookOfAllFeatures() throws {
    let book = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/format-2/store")
    let names = try FileManager.default.subpathsOfDirectory(atPath: book.path)
    #expect(names.count > 20)
    #expect(clashes(names) == [])
    #expect(names.filter { !$0.utf8.allSatisfy { $0 < 0x80 } } == [])
  }

  /// The paths that differ from another one only in case.
  private func clashes(_ paths: [String]) -> [String] {
    Dictionary(grouping: Set(paths)) { $0.lowercased() }.values.filter { $0.count > 1 }.flatMap { $0.sorted() }
  }
}
