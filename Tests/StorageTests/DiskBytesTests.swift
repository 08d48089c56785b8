import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// Every byte of a small store of two sections.
struct DiskBytesTests {
  let under = StoreUnderTest()

  private func fill() throws {
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(under.json("2026"), at: .thing("1"))
      try transaction.put(under.json("run"), at: .track("20260503T064500Z"))
      try transaction.note(under.json("noted"), as: "sync", in: .words)
    }
    try under.store.add("trim")
    try under.store.set("units", to: "km", in: .others)
    _ = try under.store.undo(1)
    try under.store.keep("days")
  }

  /// Of the manifest, what its section `words` is.
  private static let words =
    #"{"journal":["words/journal.2.jsonl",81,"b49c397d"],"files":[["words/things/1.2.json",6,"e5350da5"]],"#
    + #""folders":[["words/tracks/2026/index.2.json",99,"56c5069e"]],"notes":{"sync":"noted"}}"#

  private func text(_ name: String) -> String {
    String(decoding: under.files.files["/store/" + name] ?? [], as: UTF8.self)
  }

  @Test func theFilesHaveTheseNames() throws {
    try fill()
    #expect(
      under.files.files.keys.sorted() == [
        "/store/lock", "/store/manifest.json", "/store/others/journal.3.jsonl", "/store/words/derived/sum.json",
        "/store/words/journal.2.jsonl", "/store/words/things/1.2.json",
        "/store/words/tracks/2026/20260503T064500Z.2.json", "/store/words/tracks/2026/index.2.json",
      ])
  }

  @Test func theManifestNamesThem() throws {
    try fill()
    let others = #"{"journal":["others/journal.3.jsonl",199,"a0f66791"],"files":[],"folders":[],"notes":{}}"#
    #expect(
      text("manifest.json") == #"{"format":4,"book":"6f0c2a91d3b7e845","generation":3,"last":2,"sections":{"others":"#
        + others
        + #","words":"# + DiskBytesTests.words + #"},"crc":"82a7f276"}"# + "\n")
  }

  @Test func aJournalHasAFirstLineAndALineAChange() throws {
    try fill()
    #expect(
      text("words/journal.2.jsonl") == """
        {"line":0,"book":"6f0c2a91d3b7e845","section":"words","last":0,"crc":"cbde4006"}
        {"line":1,"changes":[{"n":1,"at":1700000000123,"entries":[{"add":"word","value":"trim"}]}],"last":1,"crc":"34d2f865"}
        {"line":2,"changes":[{"n":3,"at":1700000000123,"entries":[{"undo":1}]}],"last":3,"crc":"a6018c61"}

        """)
    #expect(
      text("others/journal.3.jsonl") == """
        {"line":0,"book":"6f0c2a91d3b7e845","section":"others","last":2,"crc":"ffeb73d4"}
        {"line":1,"changes":[{"n":2,"at":1700000000123,"entries":[{"set":"units","value":"km"}]}],"last":2,"crc":"825e5906"}

        """)
  }

  @Test func anIndexNamesTheFilesOfItsFolder() throws {
    try fill()
    #expect(
      text("words/tracks/2026/index.2.json")
        == #"{"folder":"words/tracks/2026","files":[["20260503T064500Z.2.json",5,"dca5bc6c"]],"crc":"9b0f9c8f"}"# + "\n"
    )
  }

  @Test func aDerivedFileTellsWhatItWasMadeFrom() throws {
    try fill()
    #expect(
      text("words/derived/sum.json") == #"{"of":["a8c47a57",298,"a6018c61","sum"],"value":"days","crc":"2ab7b95a"}"#
        + "\n")
    #expect(Checksum(CRC32C(Array(DiskBytesTests.words.utf8)).value).description == "a8c47a57")
    #expect(text("words/journal.2.jsonl").utf8.count == 298)
  }

  @Test func theLockTellsWhatTheNextWriterMayCountOn() throws {
    try fill()
    let word = "sure 82a7f276 next 4 journals 497 3 3b9f3884"
    #expect(text("lock") == word + "\n" + String(repeating: " ", count: 80 - word.utf8.count))
  }
}
