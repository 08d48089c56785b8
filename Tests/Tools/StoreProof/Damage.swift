import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// Flips bits on the disk.
enum Damage {
  static func flip(fileOf key: FileKey, _ fileSystem: MemoryFileSystem) throws {
    let path = try DocumentWorkload.store(fileSystem).read(key.section) { (content) throws(Failure) in
      content.place(of: key)
    }
    try flip(byte: 3, of: path, fileSystem)
  }

  /// Flips a bit in the index of a large file's folder.
  static func flip(indexOf key: FileKey, _ fileSystem: MemoryFileSystem) throws {
    let folder = MemoryDisk.parent(of: "/store/\(key)")
    if let path = newest("\(folder)/index.", fileSystem) { try flip(byte: 3, of: path, fileSystem) }
  }

  /// Flips a bit in the line of a change, given by its number.
  static func flip(change number: Int, of section: FeatureID, _ fileSystem: MemoryFileSystem) throws {
    guard let path = newest("/store/\(section)/journal.", fileSystem) else { return }
    var start = 0
    for line in try fileSystem.readAll(path).split(separator: 0x0A) {
      if String(decoding: line, as: UTF8.self).contains("{\"n\":\(number),") {
        return try flip(byte: start + 3, of: path, fileSystem)
      }
      start += line.count + 1
    }
  }

  /// The path of the file with this prefix that has the highest generation; nil if there is none.
  private static func newest(_ prefix: String, _ fileSystem: MemoryFileSystem) -> String? {
    fileSystem.files.keys.filter { $0.hasPrefix(prefix) }.max { generation($0) < generation($1) }
  }

  private static func generation(_ path: String) -> Int {
    path.split(separator: ".").dropLast().last.flatMap { Int($0) } ?? 0
  }

  private static func flip(byte: Int, of path: String, _ fileSystem: MemoryFileSystem) throws {
    let file = try fileSystem.open(path, .update)
    defer { fileSystem.close(file) }
    let bytes = try fileSystem.readAll(file)
    try fileSystem.writeAll(file, [bytes[byte] ^ 1], at: byte)
    try fileSystem.sync(file)
  }
}
