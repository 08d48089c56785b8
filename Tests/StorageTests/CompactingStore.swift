import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

extension CompactionTests {
  /// Compacts early and keeps few changes.
  static func small(_ files: MemoryFileSystem = MemoryFileSystem(), folds: Bool = false) -> StoreUnderTest {
    StoreUnderTest(files: files, folds: folds) {
      $0.compactionStep = CompactionTests.step
      $0.keptChanges = CompactionTests.kept
    }
  }

  /// A store whose next change begins with a compaction, and its words.
  static func aboutToBeCompacted(folds: Bool) throws -> (StoreUnderTest, words: [String]) {
    let under = small(folds: folds)
    try under.fill()
    while true {
      let before = under.copy(folds: folds)
      if folds { try under.store.add("w\(under.files.operations)") } else { try under.addTakenBack(times: 1) }
      guard under.files.files.keys.contains(StoreUnderTest.journal) else { return (before, try before.words) }
    }
  }
}

extension StoreUnderTest {
  /// Another disk with the same files.
  func copy(folds: Bool) -> StoreUnderTest {
    CompactionTests.small(MemoryFileSystem(files: files.files, folders: files.folders), folds: folds)
  }

  func addTakenBack(times: Int) throws {
    for _ in 0..<times { _ = try store.undo(try store.add("taken back")) }
  }

  var journal: (name: String, bytes: [UInt8])? {
    files.files.first { $0.key.contains("journal") }.map { ($0.key, $0.value) }
  }

  /// Those that were folded among them, and the settings are as they were.
  var words: [String] {
    get throws {
      #expect([nil, "c"].contains(try store.value("settings")))
      return try store.words()
    }
  }
}
