import KernelApplication
import KernelDomain
import Storage
import Synchronization
import TestSupport
import Testing

/// What a store holds goes through a backup and comes back the same, and nothing else is taken for one.
struct StoreBackupTests {
  let under = StoreUnderTest()

  /// Changes that stand, are taken back and made again, notes, ordinary files of every shape, and large ones.
  private func fill() throws {
    try under.fill()
    let word = try under.store.add("cat")
    _ = try under.store.undo(word)
    _ = try under.store.redo()
    _ = try under.store.undo()
    try under.store.set("other", to: "d", in: .others)
    try under.store.transaction { (transaction) throws(Failure) in
      for (name, text) in StoreBackupTests.texts {
        try transaction.put(Array(text.utf8), at: FileKey(.words, "pages", name))
      }
      for name in ["a", "b"] { try transaction.put(under.json(name), at: .track(name)) }
      for count in 0..<5 {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 250 + $0 * 3) }
        try transaction.put(bytes, at: FileKey(.words, "sounds", "hits", "n\(count)", .wav))
      }
    }
  }

  private static let texts = [
    "rows": "{\"rows\":[\n{\"a\":1},\n [2] ,\n\"x,\",\n3\n]}\n", "empty": "", "break": "\n",
    "odd": "{\n\r,\n,\n\t\"é\",\n\n",
    "cut": "{\"no\":\"newline\"}",
  ]

  @Test func theIdenticalStoreComesBack() throws {
    try fill()
    let bytes = try backup(of: under.store)
    let restored = StoreUnderTest()
    try restored.store.restore(bytes)
    #expect(try backup(of: restored.store) == bytes)
    for id in try under.store.sections {
      let (before, after) = (try under.store.content(of: id), try restored.store.content(of: id))
      #expect(Array(after.changes) == Array(before.changes) && after.documents == before.documents)
      #expect(after.notes == before.notes && after.keys == before.keys)
      #expect(try after.largeKeys == before.largeKeys)
      for key in try after.keys + after.largeKeys {
        #expect(try after.bytes(of: key) == before.bytes(of: key), "\(key)")
      }
    }
    #expect(try restored.store.changes() == under.store.changes())
    #expect(try restored.store.add("dog") == under.store.add("dog"))
    #expect(try StoreCaretaker(store: restored.store).examine().findings.isEmpty)
  }

  /// It is one JSON document, an item a line.
  @Test func whatIsWritten() throws {
    try under.store.add("cat")
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(Array("[\n\"x\",\n1\n]\n".utf8), at: FileKey(.words, "pages", "rows"))
      try transaction.put([0, 1, 2], at: FileKey(.words, "sounds", "hits", "one", .wav))
    }
    let text = String(decoding: try backup(of: under.store), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.replacing(/,"crc":"[0-9a-f]{8}"/, with: "") }
    #expect(
      lines == [
        #"{"format":"recordbook 4","last":1,"items":["#, #"{"section":"words"},"#,
        #"{"n":1,"at":\#(FixedClock().now().milliseconds),"entries":[{"add":"word","value":"cat"}]},"#,
        #"{"file":"words/pages/rows"},"#, #"{"line":"["},"#, #"{"element":"x"},"#, #"{"value":1},"#, #"{"line":"]"},"#,
        #"{"file":"words/sounds/hits/one","format":"wav","data":"AAEC"}"#, "]}",
      ])
  }

  @Test func compactionIsRemembered() throws {
    let compacted = StoreUnderTest {
      $0.compactionStep = 2_000; $0.keptChanges = 3
    }
    for number in 1...80 { try compacted.store.set("kind", to: "\(number)") }
    let bytes = try backup(of: compacted.store)
    let restored = StoreUnderTest()
    try restored.store.restore(bytes)
    #expect(try backup(of: restored.store) == bytes)
    #expect(throws: Failure.self) { try restored.store.undo(restored.store.changes().last?.number) }
    #expect(try restored.store.set("kind", to: "end") == 81)
  }

  /// The first line whose checksum does not fit is named, and the one where it is cut.
  @Test func whatWasChangedOrCutIsToldByItsLine() throws {
    try fill()
    let whole = try backup(of: under.store)
    for place in stride(from: 1, to: whole.count - 1, by: 5) {
      let line = whole[..<place].count { $0 == 0x0A } + 1
      var flipped = whole
      flipped[place] ^= 1 << UInt8(place % 8)
      let found = refusal(flipped)
      #expect(
        found.problem.map(isOtherThanWritten) == true && found.line == line, "byte \(place): \(found)")
      let isBetweenLines = whole[place - 1] == 0x0A
      let cut = refusal(Array(whole[..<place]))
      #expect(
        cut.problem == (isBetweenLines ? .endsAfterLine : .endsWithinLine)
          && cut.line == (isBetweenLines ? line - 1 : line), "byte \(place): \(cut)")
    }
  }

  /// The next change of a book that has been restored from it would have no number.
  @Test(arguments: [Int.max, Int.max - 1, 1 << 60])
  func aBackupThatLeavesNoNumberIsRefused(last: Int) {
    let item = [#"{"section":"words"}"#]
    #expect(refusal(sealed(item)).problem == nil)
    let found = refusal(sealed(item, last: last))
    #expect(found.problem.map(isOtherThanWritten) == true && found.line == 1)
  }

  /// The problem for which a backup is refused, and its line; nil if the backup is accepted.
  private func refusal(_ bytes: [UInt8]) -> (problem: BackupMessage?, line: Int?) {
    do throws(Failure) {
      _ = try StoreBackup(BytesOfBackup(bytes), for: under.store)
    } catch .badFile("/backup.json", let problem, .line(let line)?) {
      return (problem.content(), line)
    } catch {}
    return (nil, nil)
  }

  private func isOtherThanWritten(_ problem: BackupMessage) -> Bool {
    switch problem {
    case .lineChecksum, .otherThanWritten, .notAsWritten: true
    default: false
    }
  }

  /// As of a file that has a hole, be it of many gigabytes: it is not read to its end.
  @Test func aHoleIsRefusedAtOnce() throws {
    try fill()
    let whole = try backup(of: under.store)
    let head = try #require(whole.firstIndex(of: 0x0A))
    let source = BytesOfBackup(Array(whole[...head]) + [UInt8](repeating: 0, count: 3 << 20))
    #expect(throws: Failure.badFile(path: source.path, problem: .backup(.lineChecksum), place: .line(number: 2))) {
      try StoreBackup(source, for: under.store)
    }
  }

  @Test func whatFollowsTheEndIsRefused() throws {
    try fill()
    let whole = try backup(of: under.store)
    for more in ["\n", "{}", String(decoding: whole, as: UTF8.self)] {
      #expect(throws: Failure.self) { try StoreBackup(BytesOfBackup(whole + Array(more.utf8)), for: under.store) }
    }
  }

  @Test func aSectionThatNobodyKnowsIsNamed() throws {
    try fill()
    let bytes = try backup(of: under.store)
    let other = Store(
      path: "/other", fileSystem: MemoryFileSystem(), clock: FixedClock(), reducers: [WordReducer(.others)],
      options: StoreUnderTest.options)
    #expect(
      throws: Failure.badFile(
        path: "/backup.json", problem: .backup(.unknownSection(id: "words")), place: .line(number: 4))
    ) { try StoreBackup(BytesOfBackup(bytes), for: other) }
  }

  /// Sealed as a backup is, by somebody who put there what no store wrote.
  @Test(arguments: [
    [#"{"n":1,"entries":[{"add":"word","value":"a"}]}"#], [#"{"section":"words"}"#, #"{"section":"others"}"#],
    [#"{"section":"words"}"#, #"{"section":"words"}"#],
    [#"{"section":"words"}"#, #"{"n":2,"entries":[{"add":"word","value":"a"}]}"#, #"{"n":2,"entries":[{"undo":1}]}"#],
    [#"{"section":"words"}"#, #"{"n":10,"entries":[{"add":"word","value":"a"}]}"#],
    [#"{"section":"words"}"#, #"{"n":2,"entries":[{"undo":2}]}"#],
    [#"{"section":"words"}"#, #"{"n":2,"entries":[{"undo":1},{"add":"word","value":"a"}]}"#],
    [#"{"section":"words"}"#, #"{"n":2,"entries":[]}"#],
    [#"{"section":"words"}"#, #"{"n":2,"entries":[{"add":"word","value":"bad"}]}"#],
    [#"{"section":"words"}"#, #"{"element":1}"#], [#"{"section":"words"}"#, #"{"file":"others/things/1"}"#],
    [#"{"section":"words"}"#, #"{"file":"words/../1"}"#], [#"{"section":"words"}"#, #"{"file":"words/things/1"}"#],
    [#"{"section":"words"}"#, #"{"file":"words/tracks/a/1","data":"AAE"}"#],
    [#"{"section":"words"}"#, #"{"file":"words/tracks/a/1","data":"AAF="}"#],
    [#"{"section":"words"}"#, #"{"file":"words/tracks/a/1","format":"exe","data":""}"#],
    [#"{"section":"words","more":1}"#],
    [
      #"{"section":"words"}"#, #"{"file":"words/pages/1"}"#, #"{"line":"a"}"#, #"{"file":"words/pages/1"}"#,
      #"{"line":"a"}"#,
    ],
  ])
  func whatNoStoreWroteIsRefused(items: [String]) throws {
    let bytes = sealed(items)
    let failure = #expect(throws: Failure.self) { try under.store.restore(bytes) }
    guard case .badFile(_, let problem, _?) = failure, problem.content().map(isOtherThanWritten) == true else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(under.kept.isEmpty)
  }

  @Test func aStoreThatHoldsAnythingIsNoEmptyOne() throws {
    let isEmpty = { (store: Store) throws(Failure) in
      try store.transaction { (transaction) throws(Failure) in try transaction.isOfEmptyStore }
    }
    #expect(try isEmpty(under.store))
    let number = try under.store.add("cat")
    #expect(try !isEmpty(under.store))
    try under.store.transaction { (transaction) throws(Failure) in try transaction.erase([number], of: .words) }
    #expect(try !isEmpty(under.store), "its number was given")
  }

  /// As a service does it, whose changes are acknowledged in groups.
  @Test func aHeldStoreIsRestoredAndReadAtOnce() throws {
    try fill()
    let bytes = try backup(of: under.store)
    let other = StoreUnderTest()
    let held = try other.store.holding()
    defer { held.release() }
    let revision = held.revision
    try held.restore(bytes)
    #expect(held.revision != revision)
    #expect(try backup(of: held) == bytes)
    #expect(try held.add("dog") == under.store.add("dog"))
  }

  // MARK: Parts

  private func backup(of store: Store) throws -> [UInt8] {
    let written = Mutex<[UInt8]>([])
    try store.readAll { (sections) throws(Failure) in
      try StoreBackup.write(sections, to: { (bytes) throws(Failure) in written.withLock { $0 += bytes } })
    }
    return written.withLock { $0 }
  }

  /// With the checksums that a backup has.
  private func sealed(_ items: [String], last: Int = 9) -> [UInt8] {
    var bytes = Array("{\"format\":\"recordbook 2\",\"last\":\(last),\"items\":[\n".utf8)
    for (index, item) in items.enumerated() {
      bytes += Array(((index == 0 ? "" : ",\n") + item.dropLast()).utf8)
      bytes += Array(",\"crc\":\"\(Checksum(of: bytes))\"}".utf8)
    }
    bytes += Array("\n]".utf8)
    return bytes + Array(",\"crc\":\"\(Checksum(of: bytes))\"}\n".utf8)
  }
}

private struct BytesOfBackup: BackupSource {
  let content: [UInt8]
  var path: String { "/backup.json" }

  init(_ content: [UInt8]) {
    self.content = content
  }

  func bytes(_ count: Int, at offset: Int64) -> [UInt8] {
    Array(content.dropFirst(Int(offset)).prefix(count))
  }
}

extension Store {
  fileprivate func restore(_ bytes: [UInt8]) throws(Failure) {
    let backup = try StoreBackup(BytesOfBackup(bytes), for: self)
    try transaction { (transaction) throws(Failure) in try transaction.restore(backup) }
  }
}
