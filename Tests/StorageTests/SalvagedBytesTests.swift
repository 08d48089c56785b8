import KernelApplication
import KernelDomain
import TestSupport
import Testing

@testable import Storage

/// Numbers are skipped by the bytes that a repair dropped, each of which counts once.
struct SalvagedBytesTests {
  @Test func aLineOfWhichSeveralEntriesAreDroppedCountsOnce() throws {
    let section = FeatureID("words")!
    let line = JournalLine(
      1, [Change(number: 1, at: nil, entries: [.add("a", Array("1".utf8)), .add("b", Array("2".utf8))])], last: 1
    ).bytes
    let journal = JournalHeader(book: BookID(1), section: section, last: 0).bytes + line
    let salvage = JournalSalvage(JournalBytes(journal), section: section, book: BookID(1)) { _ in .store(.lostLine) }
    #expect(salvage.dropped.count == 2)
    #expect(salvage.droppedBytes == line.count)
    #expect(salvage.changes.isEmpty)
  }
}
