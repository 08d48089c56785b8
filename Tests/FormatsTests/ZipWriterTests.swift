import Formats
import Testing

@Suite struct ZipWriterTests {
  private func entries(_ zip: consuming ZipWriter) throws -> (archive: ZipArchive, names: [String]) {
    let archive = try ZipArchive(InputFile(memory: zip.archive()))
    return (archive, archive.entries.map(\.name))
  }

  /// The numbers of an archive with so many files do not fit in its usual record.
  @Test(arguments: [3, 65_534, 65_535, 70_000])
  func asManyFilesAsWereAddedAreRead(count: Int) throws {
    var zip = ZipWriter()
    for number in 0..<count { zip.add("\(number).txt", [UInt8(truncatingIfNeeded: number)]) }
    let (archive, names) = try entries(zip)
    #expect(names == (0..<count).map { "\($0).txt" })
    if let last = archive.entries.last {
      #expect(try archive.contents(of: last, most: 1) == [UInt8(truncatingIfNeeded: count - 1)])
    }
  }

  @Test func anArchiveMayBeTakenPieceByPiece() throws {
    var (whole, pieces, taken) = (ZipWriter(), ZipWriter(), [UInt8]())
    for number in 0..<5 {
      let contents = [UInt8](repeating: UInt8(number), count: number * 1_000)
      whole.add("a/\(number)", contents)
      pieces.add("a/\(number)", contents)
      if number != 2 { taken += pieces.take() }
    }
    taken += pieces.archive()
    #expect(taken == whole.archive())
  }
}
