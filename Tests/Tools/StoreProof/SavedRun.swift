import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// Commits a year's rows and one large file in existing folders, as saving a run does. The syncs that this makes must
/// not depend on what else the store contains.
package enum SavedRun {
  /// Creates a store on the real disk with this many large files in the same folder, and then makes the commit.
  package static func save(at path: String, besides count: Int) throws {
    try save(at: path, besides: count, PosixFileSystem()) {}
  }

  /// The syncs of the commit, in order.
  package static func syncs(besides count: Int) throws -> [String] {
    let fileSystem = MemoryFileSystem(writesWhole: true)
    try save(at: "/store", besides: count, fileSystem) { fileSystem.fail(nil) }
    return fileSystem.log.filter { $0.hasPrefix("sync") }
  }

  private static func save(
    at path: String, besides count: Int, _ fileSystem: any FileSystem, before: () -> Void
  ) throws(Failure) {
    let store = DocumentWorkload.store(fileSystem, book: 1, path: path)
    try store.transaction { (transaction) throws(Failure) in
      try put(0, &transaction)
      for number in 0..<count { try transaction.put(WordReducer.file("track"), at: key(number)) }
    }
    before()
    try store.transaction { (transaction) throws(Failure) in try put(count, &transaction) }
  }

  private static func put(_ number: Int, _ transaction: inout Transaction) throws(Failure) {
    try transaction.put(WordReducer.file("rows"), at: FileKey(WordReducer.alpha, "things", "2026"))
    try transaction.put(WordReducer.file("track"), at: key(number))
  }

  private static func key(_ number: Int) -> FileKey {
    FileKey(WordReducer.alpha, WordReducer.large, "2026", "track\(number)")
  }
}
