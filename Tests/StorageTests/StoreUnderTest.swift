import KernelApplication
import Storage
import TestSupport

/// A store in memory with two documents, a file, and what was derived from them.
struct StoreUnderTest {
  let files = MemoryFileSystem()
  let store: Store

  init(inspectors: [any ContentInspector] = [], compactionStep: Int = Store.usualCompactionStep) {
    store = Store(
      path: "/store", fileSystem: files, patience: .milliseconds(10), inspectors: inspectors,
      compactionStep: compactionStep)
  }

  /// `set` makes a document, `add` an entry, each with a number as its value.
  func fill() throws {
    try store.write { (writer) throws(Failure) in
      try writer.commit(files: ["things/1": json("first")], notes: ["note": json("noted")])
      try writer.append(.set, "settings", json("a"))
      try writer.append(.add, "change", json("b"))
      try writer.append(.set, "settings", json("c"))
      writer.keep(derived: ["sum": json("abc")])
    }
  }

  func json(_ text: String) -> [UInt8] {
    Array("\"\(text)\"".utf8)
  }

  var content: [String] {
    get throws {
      try store.read { (content) throws(Failure) in
        var lines = content.entries.map { "\($0.number) \($0.kind) \(String(decoding: $0.value, as: UTF8.self))" }
        for file in content.files {
          try lines.append("\(file.key) \(String(decoding: content.bytes(of: file), as: UTF8.self))")
        }
        return lines
      }
    }
  }

  /// The store's files but the lock.
  var kept: [String: [UInt8]] {
    files.files.filter { $0.key != "/store/lock" }
  }
}
