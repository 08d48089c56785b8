import Glibc
import KernelApplication
import Storage
import TestSupport
import Testing

/// What a commit left whose process was killed is removed by the next writer, and nothing else is.
struct SweepTests {
  private func killed(at operation: Int, firstOfItsFolder: Bool) throws -> StoreUnderTest {
    let under = StoreUnderTest(inspectors: [CaretakerTests.Words()])
    if firstOfItsFolder { try under.store.set("settings", to: "a") } else { try under.fill() }
    under.files.fail(.death(at: operation))
    try? under.store.write { (writer) throws(Failure) in
      try writer.commit(
        files: ["things/1": under.json("second"), "things/2": under.json("other")],
        adding: [NewEntry(.add, "change", under.json("d"))])
    }
    under.files.fail(nil)
    return under
  }

  @Test(arguments: [false, true])
  func theNextWriterRemovesWhatAKilledCommitLeft(firstOfItsFolder: Bool) throws {
    var orphaned = 0
    for operation in 1...60 {
      let under = try killed(at: operation, firstOfItsFolder: firstOfItsFolder)
      let used = try under.used
      orphaned += under.kept.keys.contains { !used.contains($0) } ? 1 : 0
      try under.store.set("settings", to: "next")
      #expect(Set(under.kept.keys) == (try under.used), "killed at operation \(operation)")
      #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
    }
    #expect(orphaned > 10)
  }

  @Test func filesOfOthersStay() throws {
    let under = StoreUnderTest(inspectors: [CaretakerTests.Words()])
    try under.fill()
    try under.files.makeFolder("/store/mine")
    let others = ["/store/mine/notes.1.json", "/store/notes.new", "/store/new", "/store/journal.txt"]
    for other in others { under.files.files[other] = [1] }
    try under.store.write { (writer) throws(Failure) in try writer.commit(files: ["things/1": under.json("second")]) }
    for other in others { #expect(under.files.files[other] != nil, "\(other)") }
  }
}

extension StoreUnderTest {
  /// The files that make up the store, what was derived among them.
  fileprivate var used: Set<String> {
    get throws {
      let content = try store.read()
      let derived = files.files.keys.contains("/store/records.json") ? ["/store/records.json"] : []
      return Set(content.files.map(content.path) + [content.journalPath, "/store/manifest.json"] + derived)
    }
  }
}
