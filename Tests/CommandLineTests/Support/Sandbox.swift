import Libc
import TestSupport

/// A temporary folder for one test with a book in it; it is removed after the test.
final class Sandbox {
  private let folder = TemporaryFolder(prefix: "recordbook-cli")
  var path: String { folder.path }
  var store: String { path + "/store" }

  init() {
    chmod(path, 0o755)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> String {
    folder.write(bytes, to: name)
  }

  func makeFolder(_ name: String) -> String {
    mkdir(path + "/" + name, 0o755)
    return path + "/" + name
  }

  /// The contents of all files below a folder, by path.
  static func contents(of path: String) -> [String: [UInt8]] {
    var all: [String: [UInt8]] = [:]
    for name in names(in: path) { all.merge(contents(of: path + "/" + name)) { first, _ in first } }
    if let bytes = read(path) { all[path] = bytes }
    return all
  }

  /// The contents of a file; nil if it is not a regular file.
  static func read(_ path: String) -> [UInt8]? {
    guard opendirIsNil(path), let stream = fopen(path, "rb") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  private static func opendirIsNil(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return true }
    closedir(folder)
    return false
  }

  /// The names in a folder; empty if it is not a folder.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
