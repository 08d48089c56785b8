import Formats
import KernelApplication
import TestSupport
import Testing

@Suite struct ZipArchiveTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [true, false])
  func readsStoredAndDeflatedFiles(isDeflated: Bool) throws {
    let contents = Array("hello, ".utf8) + (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    #expect(try read(one(contents) { $0.isDeflated = isDeflated }) == contents)
    #expect(try read(one([]) { $0.isDeflated = isDeflated }) == [])
  }

  @Test func readsWhatArchiversWriteDifferently() throws {
    let contents = Array("contents".utf8)
    #expect(try read(one(contents) { $0.hasDescriptor = true }) == contents)
    #expect(try read(one(contents) { $0.isWide = true }) == contents)
    var archive = ZipBuilder()
    archive.add(.init("a", contents))
    archive.hasWideEnd = true
    #expect(try read(archive.file()) == contents)
    archive.comment = [UInt8](repeating: 0x50, count: 65_535)
    archive.prefix = Array("#!/bin/sh PK\u{5}\u{6}".utf8)
    #expect(try read(archive.file()) == contents)
    archive.hasWideEnd = false
    #expect(try read(archive.file()) == contents)
  }

  /// A program that meant to split an archive, and needed a single file, leaves its mark in front.
  @Test(arguments: [Array("PK\u{7}\u{8}".utf8), Array("PK00".utf8)])
  func aMarkOfSplitArchivesIsNoMatter(mark: [UInt8]) throws {
    let contents = Array("contents".utf8)
    var archive = ZipBuilder()
    archive.add(.init("a", contents))
    archive.prefix = mark
    #expect(ContainerKind(archive.file()) == .zip)
    #expect(try read(archive.file()) == contents)
    let first = InputFile(memory: Array(archive.file().dropLast(30)))
    let error = #expect(throws: PieceError.self) { try ZipArchive(first) }
    #expect(error == .format(FormatProblem(.oneOfSeveral, offset: 0)))
  }

  @Test func givesTheFirstBytesOfAFile() throws {
    let contents = [UInt8](repeating: 7, count: 5_000)
    let archive = try open(one(contents) { _ in })
    #expect(try archive.head(of: archive.entries[0], count: 10) == Array(contents.prefix(10)))
    #expect(try archive.head(of: archive.entries[0], count: 9_000) == contents)
  }

  @Test(arguments: [true, false])
  func givesTheWholeOfAFileAndNoneThatIsLarger(isDeflated: Bool) throws {
    let contents = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    for bytes in [contents, []] {
      let archive = try open(one(bytes) { $0.isDeflated = isDeflated })
      #expect(try archive.contents(of: archive.entries[0], most: bytes.count) == bytes)
      #expect(try archive.contents(of: archive.entries[0], most: bytes.count - 1) == nil)
    }
    let damaged = try open(
      one(contents) {
        $0.isDeflated = isDeflated
        $0.checksum = 7
      })
    #expect(throws: PieceError.self) { try damaged.contents(of: damaged.entries[0], most: 1 << 20) }
    let longer = try open(one(contents) { $0.size = 70_001 })
    #expect(throws: PieceError.self) { try longer.contents(of: longer.entries[0], most: 1 << 20) }
    let shorter = try open(one(contents) { $0.size = 69_999 })
    #expect(throws: PieceError.self) { try shorter.contents(of: shorter.entries[0], most: 1 << 20) }
  }

  @Test func refusesAnArchiveCutAnywhere() {
    let whole = one(Array("some contents that matter".utf8)) { _ in }
    for length in 0..<whole.count {
      let found = problem(Array(whole[..<length]))?.message
      #expect(found == .format(.noFileList) || found == .format(.entryCut(name: "a")), "\(length)")
    }
    #expect(problem(Array(whole[1...]))?.message == .format(.fileListDoesNotFit))
  }

  private static let lies: [(String, @Sendable (inout ZipBuilder.Entry) -> Void)] = [
    ("encrypted", { @Sendable in $0.flags = 1 }),
    ("packed(method: 99)", { @Sendable in $0.method = 99 }),
    ("entryChecksum(name: \"a\")", { @Sendable in $0.checksum = 1 }),
    ("entryLength(name: \"a\")", { @Sendable in $0.size = 7 }),
    ("entryLength(name: \"a\")", { @Sendable in $0.size = 300 }),
    ("entrySizesDiffer(name: \"a\")", { @Sendable in ($0.isDeflated, $0.size) = (false, 7) }),
    ("filesOverlap", { @Sendable in $0.offset = 20 }),
    ("entryMisplaced(name: \"a\")", { @Sendable in $0.offset = 1 }),
    ("zipBomb(name: \"a\"", { @Sendable in $0.size = 2_000_000_000 }),
  ]

  @Test(arguments: lies)
  func refusesFilesThatAreNotAsTheyShould(words: String, change: @Sendable (inout ZipBuilder.Entry) -> Void) {
    let found = problem(one(Array("0123456789".utf8), change))
    #expect(found.map { "\($0.message)".hasPrefix("format.\(words)") } == true, "\(String(describing: found))")
    #expect(found?.offset != nil)
  }

  @Test func refusesDataThatIsNoDeflateStream() throws {
    var bytes = one([UInt8](repeating: 0x41, count: 400)) { _ in }
    bytes[31] = 0xFF
    #expect(problem(bytes)?.message == .format(.entryDataDamaged(name: "a")))
  }

  @Test func refusesPartsOfArchivesInSeveral() {
    var archive = ZipBuilder()
    archive.disk = 1
    #expect(problem(archive.file())?.message == .format(.oneOfSeveral))
    archive.hasWideEnd = true
    #expect(problem(archive.file())?.message == .format(.oneOfSeveral))
  }

  @Test func refusesFilesThatShareBytes() {
    var archive = ZipBuilder()
    archive.add(.init("a", Array("first".utf8)))
    var second = ZipBuilder.Entry("b", Array("second".utf8))
    second.offset = 0
    archive.add(second)
    #expect(problem(archive.file())?.message == .format(.filesOverlap))
  }

  @Test(arguments: [1, 7, 64, 4_096])
  func chunksLieOneBehindTheOther(size: Int) throws {
    let contents = Array("<a><Record/>text<Record/></a>".utf8) + [UInt8](repeating: 0x20, count: 9_000)
    #expect(try read(one(contents) { _ in }, size: size) == contents)
  }

  /// One cut inside a long swim would have to be read twice.
  @Test func chunksAreCutBetweenLongElements() throws {
    let element =
      Array("<Record>".utf8) + Array(String(repeating: "<Lap/>", count: 10_000).utf8) + Array("</Record>".utf8)
    let contents = Array("<a>".utf8) + Array(repeating: element, count: 15).joined() + Array("</a>".utf8)
    let chunks = try chunks(one(contents) { _ in }, size: 1 << 18)
    #expect(chunks.count > 3)
    for chunk in chunks.dropFirst() { #expect(chunk.starts(with: "<Record>".utf8)) }
  }

  private func one(_ contents: [UInt8], _ change: (inout ZipBuilder.Entry) -> Void) -> [UInt8] {
    var entry = ZipBuilder.Entry("a", contents)
    change(&entry)
    var archive = ZipBuilder()
    archive.add(entry)
    return archive.file()
  }

  private func open(_ bytes: [UInt8]) throws -> ZipArchive {
    try ZipArchive(InputFile(folder.write(bytes, to: "a.zip")))
  }

  /// The contents of the only file.
  private func read(_ bytes: [UInt8], size: Int = 4_096) throws -> [UInt8] {
    Array(try chunks(bytes, size: size).joined())
  }

  private func chunks(_ bytes: [UInt8], size: Int) throws -> [[UInt8]] {
    let archive = try open(bytes)
    let entry = try #require(archive.entries.first)
    let source = try archive.chunks(of: entry, size: size, slots: 1)
    var chunks: [[UInt8]] = []
    var end: Int64 = 0
    while let chunk = try source.next(0, boundaries: XMLChunkBoundaries([XMLInterest("Record")])) {
      var contents: [UInt8] = []
      try source.read(chunk) { contents += $0 }
      #expect(chunk.bytes == end..<end + Int64(contents.count))
      end = chunk.bytes.upperBound
      chunks.append(contents)
      source.release(chunk)
    }
    try source.finish()
    return chunks
  }

  private func problem(_ bytes: [UInt8]) -> FormatProblem? {
    do {
      _ = try read(bytes)
      return nil
    } catch PieceError.format(let problem) {
      return problem
    } catch {
      return nil
    }
  }
}
