import KernelApplication
import KernelDomain
import Libc
import Storage
import TestSupport
import Testing

/// What a commit left whose process was killed is removed by the next writer, and nothing else is.
struct SweepTests {
  private func killed(at operation: Int, firstOfItsFolder: Bool) throws -> StoreUnderTest {
    let under = StoreUnderTest()
    if firstOfItsFolder { try under.store.set("settings", to: "a") } else { try under.fill() }
    if !firstOfItsFolder { try under.store.put("old", at: .track("1")) }
    under.files.fail(.death(at: operation))
    try? under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(under.json("second"), at: .thing("1"))
      try transaction.put(under.json("other"), at: .thing("2"))
      try transaction.put(under.json("new"), at: .track("1"))
      try transaction.put(under.json("new"), at: .track("2", in: "2027"))
      try transaction.append(.add(WordReducer.word, under.json("d")), to: .words)
    }
    under.files.fail(nil)
    return StoreUnderTest(files: under.files)
  }

  @Test(arguments: [false, true])
  func theNextWriterRemovesWhatAKilledCommitLeft(firstOfItsFolder: Bool) throws {
    var orphaned = 0
    for operation in 1...90 {
      let under = try killed(at: operation, firstOfItsFolder: firstOfItsFolder)
      let used = try under.used
      orphaned += under.kept.keys.contains { !used.contains($0) } ? 1 : 0
      try under.store.set("settings", to: "next")
      #expect(Set(under.kept.keys) == (try under.used), "killed at operation \(operation)")
      #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
    }
    #expect(orphaned > 20)
  }

  @Test func filesOfOthersStay() throws {
    let under = StoreUnderTest()
    try under.fill()
    for folder in ["/store/mine", "/store/damaged", "/store/damaged/1"] { try under.files.makeFolder(folder) }
    let others = [
      "/store/mine/notes.1.json", "/store/notes.new", "/store/new", "/store/journal.txt", "/store/mine/journal.7.jsonl",
      "/store/damaged/1/journal.7.jsonl", "/store/mine/2024.7.json",
    ]
    for other in others { under.files.files[other] = [1] }
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    try under.store.put("second", at: .thing("1"))
    for other in others { #expect(under.files.files[other] != nil, "\(other)") }
  }

  /// A repair may need them.
  @Test func nothingIsSweptWhereAFileIsMissing() throws {
    let under = StoreUnderTest()
    try under.fill()
    under.files.files["/store/words/things/1.1.json"] = under.json("before")
    under.files.files[StoreUnderTest.thing] = nil
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    try under.store.add("d")
    #expect(under.files.files["/store/words/things/1.1.json"] != nil)
  }
}

extension StoreUnderTest {
  /// The files that make up the store, what was derived among them.
  fileprivate var used: Set<String> {
    get throws {
      var used: Set<String> = [StoreUnderTest.manifest]
      let manifest = String(decoding: files.files[StoreUnderTest.manifest] ?? [], as: UTF8.self)
      for match in manifest.matches(of: /\["(.*?)",/) {
        used.insert("/store/" + match.1)
        guard match.1.contains("/index.") else { continue }
        let folder = match.1.split(separator: "/").dropLast().joined(separator: "/")
        let index = String(decoding: files.files["/store/" + match.1] ?? [], as: UTF8.self)
        for file in index.matches(of: /\["(.*?)",/) { used.insert("/store/\(folder)/\(file.1)") }
      }
      if files.files.keys.contains(StoreUnderTest.sum) { used.insert(StoreUnderTest.sum) }
      return used
    }
  }
}
