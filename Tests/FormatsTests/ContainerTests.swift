import Formats
import KernelApplication
import TestSupport
import Testing

struct ContainerTests {
  private let contents =
    Array("Twelve drummers drumming, eleven pipers piping. ".utf8) + (0..<3_000).map { UInt8($0 % 251) }

  // MARK: gzip

  @Test func membersOneBehindAnotherAreOneStream() throws {
    let file = GzipBuilder.file(contents, name: "a") + GzipBuilder.file(contents) + [0, 0, 0]
    #expect(try unzipped(file) == contents + contents)
  }

  @Test func anEmptyMemberIsAStreamOfNothing() throws {
    #expect(try unzipped(GzipBuilder.file([])) == [])
  }

  @Test func whatIsWrongWithAGzipFileIsSaid() {
    let good = GzipBuilder.file(contents)
    #expect(problem(GzipBuilder.file(contents, checksum: 1)) == .gzipChecksum)
    #expect(problem(good + Array("garbage".utf8)) == .gzipTrailing)
    #expect(problem(good + [0] + good) == .gzipTrailing)
    for count in 0..<good.count where count % 7 == 0 { #expect(problem(Array(good.prefix(count))) == .gzipCut) }
  }

  @Test func aDamagedGzipFileNeverPassesForAGoodOne() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var file = GzipBuilder.file(contents)
      // The time, the system and the flags' text bit say nothing of the content.
      let place = Int.random(in: 10..<file.count, using: &random)
      file[place] ^= UInt8.random(in: 1...255, using: &random)
      if let read = try? unzipped(file) { #expect(read == contents) }
    }
  }

  // MARK: tar

  @Test func longNamesOfAllKindsAreRead() throws {
    let long = String(repeating: "folder/", count: 30) + "a.fit"
    let pax = "path=\(long)\n"
    var tar = TarBuilder()
    tar.add("b", [1], prefix: "a")
    tar.add("././@LongLink", Array(long.utf8) + [0], type: "L")
    tar.add("short", [2])
    tar.add("PaxHeader", Array("\(pax.utf8.count + 4) \(pax)".utf8), type: "x")
    tar.add("short", [3])
    tar.add("folder", [], type: "5")
    tar.add("c", [4])
    for hasEnd in [true, false] {
      let files = try read(tar.file(hasEnd: hasEnd))
      #expect(files.map(\.name) == ["a/b", long, long, "c"])
      #expect(files.map(\.contents) == [[1], [2], [3], [4]])
    }
  }

  /// Only pax headers have room for the size of a large file.
  @Test func sizesInPaxHeadersCount() throws {
    func pax(_ size: String) -> [UInt8] { Array("\(size.utf8.count + 9) size=\(size)\n".utf8) }
    var tar = TarBuilder()
    tar.add("PaxHeader", pax("600"), type: "x")
    tar.add("a", [])
    // What belongs to it follows its header.
    var bytes = tar.file(hasEnd: false) + contents.prefix(600) + [UInt8](repeating: 0, count: 424)
    var rest = TarBuilder()
    rest.add("b", [2])
    bytes += rest.file()
    let files = try read(bytes)
    #expect(files.map(\.name) == ["a", "b"])
    #expect(files.map(\.contents.count) == [600, 1])
    for size in ["x", "-1", "99999999999999999999"] {
      var tar = TarBuilder()
      tar.add("PaxHeader", pax(size), type: "x")
      tar.add("a", [1])
      #expect(throws: PieceError.self) { try read(tar.file()) }
    }
  }

  @Test func longTargetsOfLinksAreRead() throws {
    let long = String(repeating: "folder/", count: 30) + "a.fit"
    let pax = "linkpath=\(long)\n"
    var tar = TarBuilder()
    tar.add("././@LongLink", Array(long.utf8) + [0], type: "K")
    tar.add("a", [], type: "2", target: "short")
    tar.add("PaxHeader", Array("\(pax.utf8.count + 4) \(pax)".utf8), type: "x")
    tar.add("b", [], type: "2", target: "short")
    tar.add("c/d", [], type: "2", target: "../e")
    var reader = TarReader(FileStream(InputFile(memory: tar.file())))
    while try reader.next() != nil {}
    #expect(reader.links.map { $0.target } == [long, long, "e"])
  }

  @Test func theFilesBeforeACutAreRead() throws {
    var tar = TarBuilder()
    tar.add("a", contents)
    tar.add("b", contents)
    let bytes = tar.file()
    var reader = TarReader(FileStream(InputFile(memory: Array(bytes.prefix(bytes.count - 3_000)))))
    let first = try #require(try reader.next())
    #expect(try first.content.rest(most: 10_000) == contents)
    try first.content.finish()
    let second = try #require(try reader.next())
    #expect(throws: PieceError.self) { try second.content.skipRest() }
    #expect(second.content.problem != nil)
  }

  @Test func whateverComesIsReadOrRefused() {
    var random = SeededGenerator(seed: 2)
    var tar = TarBuilder()
    tar.add("a", contents)
    tar.add("././@LongLink", Array("long\0".utf8), type: "L")
    tar.add("b", [2])
    for _ in 0..<2_000 {
      var file = tar.file()
      for _ in 0..<3 {
        file[Int.random(in: 0..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? read(Array(file.prefix(Int.random(in: 0...file.count, using: &random))))
    }
  }

  // MARK: What comes out

  @Test func moreThan250TimesItsSizeIsTooMuch() throws {
    let file = GzipBuilder.file([UInt8](repeating: 0, count: 17 << 20))
    #expect(file.count * 250 < 16 << 20)
    let stream = CountedStream(GzipStream(FileStream(InputFile(memory: file))), OutputBudget(size: Int64(file.count)))
    let error = #expect(throws: PieceError.self) { try stream.skipRest() }
    #expect(error == .format(FormatProblem(.tooMuch(times: 250))))
  }

  @Test func aZipBesideAFITAndATarIsToldByItsFirstBytes() {
    var zip = ZipBuilder()
    zip.add(.init("a", contents))
    var tar = TarBuilder()
    tar.add("a", contents)
    #expect(ContainerKind(zip.file()) == .zip)
    #expect(ContainerKind(tar.file()) == .tar)
    #expect(ContainerKind(GzipBuilder.file(contents)) == .gzip)
    #expect(ContainerKind(FITBuilder.swim().file()) == nil)
    #expect(ContainerKind([]) == nil)
  }

  @Test func namesInOldArchivesAreOfCodePage437() throws {
    var zip = ZipBuilder()
    zip.add(.init("a\u{7}", [1]))
    let archive = try ZipArchive(InputFile(memory: zip.file()))
    #expect(archive.entries.map(\.name) == ["a?"])
  }

  private func unzipped(_ file: [UInt8]) throws(PieceError) -> [UInt8] {
    try GzipStream(FileStream(InputFile(memory: file))).rest(most: 1 << 24) ?? []
  }

  private func problem(_ file: [UInt8]) -> FormatMessage? {
    do throws(PieceError) {
      _ = try unzipped(file)
      return nil
    } catch {
      guard case .format(let problem) = error else { return nil }
      return problem.message.content(as: FormatMessage.self)
    }
  }

  private func read(_ file: [UInt8]) throws(PieceError) -> [(name: String, contents: [UInt8])] {
    var reader = TarReader(FileStream(InputFile(memory: file)))
    var files: [(name: String, contents: [UInt8])] = []
    while let (name, content) = try reader.next() {
      files.append((name, try content.rest(most: 1 << 24) ?? []))
      try content.finish()
    }
    return files
  }
}
