import Libc
import Testing

@testable import KernelCommandLine

/// A store whose files were taken away, and what is no store.
@Suite struct LostFilesTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  /// An import into what looked like an empty store would remove the swims that are there.
  @Test func withoutManifestNothingIsTakenForAnEmptyBook() {
    let records = program("--json", "swim", "records").output
    unlink(book.sandbox.store + "/manifest.json")
    let before = book.files
    for words in [
      ["swim", "records"], ["swim", "list"], ["import", book.export], ["settings", "set", "theme", "dark"],
    ] {
      let result = program.run(words)
      #expect(result.status == 1)
      #expect(result.words.contains("/manifest.json"), "\(result.words)")
      #expect(result.words.contains("\(program.line) repair"))
    }
    #expect(book.files == before)
    let repair = program("repair")
    #expect(repair.status == 0)
    #expect(!repair.output.contains("all of it"), "only the manifest was lost: \(repair.output)")
    #expect(program("--json", "swim", "records").output == records)
  }

  @Test(arguments: [
    ["swim", "records"], ["swim", "list"], ["settings"], ["check"], ["repair"], ["undo"], ["import", "{export}"],
  ]) func fileWhereTheStoreShouldBe(words: [String]) {
    let words = words.map { $0 == "{export}" ? book.export : $0 }
    let result = program.launch([Program.path, "--store", book.export] + words)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.words.contains("file where a folder should be"), "\(result.words)")
    #expect(result.words.contains("--store"))
  }

  /// The manifest stays the same over an edit.
  @Test func theLockNamesTheSameManifest() throws {
    let lock = book.sandbox.store + "/lock"
    let word = try #require(Sandbox.read(lock))
    let manifest = Array("sure 01234567".utf8).count
    #expect(word.starts(with: Array("sure ".utf8)))
    #expect(program("swim", "edit-style", SampleBook.segment, "znak").status == 0)
    #expect(Sandbox.read(lock)?.prefix(manifest) == word.prefix(manifest))
  }
}
