import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// A feature makes files of changes that are too old to be taken back.
struct FoldTests {
  @Test func aFoldPutsFilesAndDropsTheChangesThatSayTheSame() throws {
    let (full, before) = try CompactionTests.aboutToBeCompacted(folds: true)
    let latest = try full.store.content(of: .words).changes.suffix(CompactionTests.kept)
    try full.store.add("x")
    #expect(try full.words == before + ["x"])
    let book = try full.store.read(.words) { (content) throws(Failure) in
      try WordReducer(.words, folds: true).state(of: content, after: nil)
    }
    #expect(book.folded == Array(before.prefix(book.folded.count)))
    #expect(!book.folded.isEmpty)
    let changes = try full.store.content(of: .words).changes
    #expect(changes.count <= CompactionTests.kept + 3)
    #expect(Array(changes.dropLast().suffix(CompactionTests.kept)) == Array(latest))
    // The last changes can be taken back, those in the file can't.
    _ = try full.store.undo()
    #expect(try full.words == before)
    #expect(throws: Failure.self) { try full.store.undo(2) }
  }

  @Test func foldsAddUp() throws {
    let under = CompactionTests.small(folds: true)
    let words = (0..<200).map { "word\($0)" }
    for word in words { try under.store.add(word) }
    #expect(try under.words == words)
    #expect(under.files.files.keys.filter { $0.contains("folded") }.count == 1)
    #expect(try #require(under.journal).bytes.count < 2 * CompactionTests.step)
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }
}
