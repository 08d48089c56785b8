import KernelApplication
import Storage
import System
import TestSupport

@testable import StoreProof

/// The fixture that the program of commit d4573b06 made, and what is asked of it.
enum FormatTwo {
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Fixtures/format-2"

  /// What the clock stands at when the book is asked.
  static let now = "2026-06-21T10:14:30Z"

  static let backup = read("backup.json")

  /// The files of a store, by name.
  static func files(of store: String = "store") -> [String: [UInt8]] { files(in: "\(folder)/\(store)") }

  static func read(_ name: String) -> [UInt8] { try! PosixFileSystem().readAll("\(folder)/\(name)") }

  private static func files(in folder: String) -> [String: [UInt8]] {
    let disk = PosixFileSystem()
    var found: [String: [UInt8]] = [:]
    for name in try! disk.list(folder) {
      if (try! disk.status(at: "\(folder)/\(name)"))?.kind == .folder {
        for (inner, bytes) in files(in: "\(folder)/\(name)") { found["\(name)/\(inner)"] = bytes }
      } else {
        found[name] = try! disk.readAll("\(folder)/\(name)")
      }
    }
    return found
  }

  struct Question {
    let method: String
    let parameters: String
    let answer: JSONTree
  }

  static func questions() throws -> [Question] {
    try String(decoding: read("answers.jsonl"), as: UTF8.self).split(separator: "\n").map { line in
      let tree = try JSONTree(Array(line.utf8))
      let parts = line.split(separator: "\"parameters\":", maxSplits: 1)[1].split(
        separator: ",\"answer\":", maxSplits: 1)
      return Question(
        method: tree["method"]?.text ?? "", parameters: String(parts[0]), answer: tree["answer"] ?? .null)
    }
  }

  /// The lines of a file, each with its newline.
  static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
  }
}
