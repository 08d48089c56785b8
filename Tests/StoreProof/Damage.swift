import KernelApplication
import KernelDomain
import Storage
import TestSupport

/// Bits that turn on the disk itself.
enum Damage {
  static func flip(fileOf key: String, _ fileSystem: MemoryFileSystem) throws {
    let path = try DocumentWorkload.store(fileSystem).read { (content) throws(Failure) in
      content.files.first { $0.key == key }.map(content.path)
    }
    if let path { try flip(byte: 3, of: path, fileSystem) }
  }

  static func flip(edit index: Int, _ fileSystem: MemoryFileSystem) throws {
    let content = try DocumentWorkload.store(fileSystem).read()
    let lines = try fileSystem.readAll(content.journalPath).split(separator: 0x0A)
    let edits = content.entries.indices.filter { content.entries[$0].kind == "edit" }
    try flip(byte: lines[edits[index]].startIndex + 3, of: content.journalPath, fileSystem)
  }

  private static func flip(byte: Int, of path: String, _ fileSystem: MemoryFileSystem) throws {
    let file = try fileSystem.open(path, .update)
    defer { fileSystem.close(file) }
    let bytes = try fileSystem.readAll(file)
    try fileSystem.writeAll(file, [bytes[byte] ^ 1], at: byte)
    try fileSystem.sync(file)
  }
}
