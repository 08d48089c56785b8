import Storage
import System
import TestSupport
import Testing

/// The bytes that wait for a transaction, in memory and in a file without a name.
struct SpoolTests {
  private let folder = TemporaryFolder()

  private func piece(_ number: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 1_000 + number)
  }

  private func isInMemory(_ kept: KeptBytes) -> Bool { if case .memory = kept { true } else { false } }

  @Test func bytesAreReadAsTheyWereKept() throws {
    let spool = Spool(near: folder.path, room: 10_000)
    let kept = (0..<100).map { spool.keep(piece($0)) }
    #expect(kept.prefix(9).allSatisfy(isInMemory))
    #expect(!kept.dropFirst(9).contains(where: isInMemory))
    for number in (0..<100).reversed() { #expect(try kept[number].read() == piece(number)) }
    #expect(try PosixFileSystem().list(folder.path) == [])
  }

  @Test func severalThreadsKeepBytes() throws {
    let spool = Spool(near: folder.path, room: 0)
    let kept = Processors.map(200) { spool.keep(piece($0)) }
    for number in 0..<200 { #expect(try kept[number].read() == piece(number)) }
  }

  @Test func aStoreThatIsNotMadeYetHasItsFileAbove() throws {
    let kept = Spool(near: folder.path + "/deep/book", room: 0).keep(piece(1))
    #expect(!isInMemory(kept))
    #expect(try kept.read() == piece(1))
    #expect(try PosixFileSystem().list(folder.path) == [])
  }

  @Test func whereNoFileCanBeMadeBytesStayInMemory() throws {
    folder.write([1], to: "file")
    let kept = Spool(near: folder.path + "/file", room: 0).keep(piece(1))
    #expect(isInMemory(kept))
    #expect(try kept.read() == piece(1))
  }
}
