import Libc
import Storage
import System
import TestSupport

/// A temporary folder with a store, another store, and unrelated files; it is removed on release.
final class Playground {
  let path: String
  private let folder = TemporaryFolder()
  private let files = PosixFileSystem()

  var store: String { path + "/store" }
  var other: String { path + "/other" }
  var strangers: String { path + "/strangers" }

  init(_ store: [String: [UInt8]], other: [String: [UInt8]]) throws {
    path = folder.path
    try fill(path + "/store", store)
    try fill(path + "/other", other)
    try fill(path + "/strangers", ["letter.txt": Array("Dear stranger,\n".utf8), "empty": []])
  }

  /// - Parameter content: the contents of the files, by name within the folder.
  func fill(_ folder: String, _ content: [String: [UInt8]]) throws {
    for (name, bytes) in content {
      let path = "\(folder)/\(name)"
      var parent = ""
      for part in path.split(separator: "/").dropLast() {
        parent += "/\(part)"
        mkdir(parent, 0o700)
      }
      try files.replace(path, with: bytes, durable: false)
    }
  }

  /// The contents of all regular files in a folder, by name; links are not followed.
  func content(_ folder: String) -> [String: [UInt8]] {
    var content: [String: [UInt8]] = [:]
    for name in (try? files.list(folder)) ?? [] {
      switch (try? files.status(at: "\(folder)/\(name)"))?.kind {
      case .file: content[name] = (try? files.readAll("\(folder)/\(name)")) ?? []
      case .folder:
        for (inner, bytes) in self.content("\(folder)/\(name)") { content["\(name)/\(inner)"] = bytes }
      default: break
      }
    }
    return content
  }

  /// Removes whatever is at a path.
  func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    for name in (try? files.list(path)) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
