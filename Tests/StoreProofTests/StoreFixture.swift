import KernelApplication
import Storage
import System
import TestSupport
import Testing

@testable import StoreProof

/// A store and a backup that an earlier program made, and what it answered when they were asked.
struct StoreFixture: Sendable {
  /// The program of commit d4573b06 made it.
  static let formatTwo = StoreFixture("format-2")
  static let formatThree = StoreFixture("format-3")
  static let formatFour = StoreFixture("format-4")

  private let folder: String

  init(_ name: String) {
    folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/\(name)"
  }

  /// What the clock stands at when the book is asked.
  static let now = "2026-06-21T10:14:30Z"

  var backup: [UInt8] { read("backup.json") }

  /// The files of a store, by name.
  func files(of store: String = "store") -> [String: [UInt8]] { StoreFixture.files(in: "\(folder)/\(store)") }

  func read(_ name: String) -> [UInt8] { try! PosixFileSystem().readAll("\(folder)/\(name)") }

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

  func questions() throws -> [Question] {
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

  /// Compares what a book answers with what was answered when the fixture was made.
  func expectAnswers(of book: OpenedBook, leavingOut left: Set<String> = []) throws {
    for question in try questions() where !left.contains(question.method) {
      let answer = try book.ask(question.method, question.parameters)
      #expect(
        try question.answer.isAnswered(by: JSONTree(Array(answer.utf8))),
        "\(question.method) \(question.parameters): \(answer)")
    }
  }

  /// The methods whose answers depend on what is under way, which a backup does not hold.
  static let underWay: Set = [
    "running.showLive", "support.showActive", "support.showHome", "support.showPlan", "support.listPlans",
    "support.listMessages",
  ]
}

extension JSONTree {
  /// Whether a later answer has every value of this one. Objects may have gained members: a method may add them. The
  /// lists `grown` may have gained elements, and the counts `raised` may be greater.
  fileprivate func isAnswered(by later: JSONTree) -> Bool {
    switch (self, later) {
    case (.object(let old), .object(let new)):
      old.allSatisfy { name, value in
        guard let later = new[name] else { return false }
        if JSONTree.grown.contains(name), case .list(let few) = value, case .list(let many) = later {
          return JSONTree.isPart(few, of: many)
        }
        if JSONTree.raised.contains(name), case .number(let few) = value, case .number(let many) = later {
          return few <= many
        }
        return value.isAnswered(by: later)
      }
    case (.list(let old), .list(let new)):
      old.count == new.count && zip(old, new).allSatisfy { $0.isAnswered(by: $1) }
    default: self == later
    }
  }

  /// Later versions know more methods of calculation, and find a lap in a run whose file has none.
  private static let grown: Set = ["methods", "laps"]
  /// The overview counts guessed kinds of activities, too, as the list of decisions does.
  private static let raised: Set = ["awaitsReview"]

  /// Whether the later list has the elements of the earlier one, in their order.
  private static func isPart(_ old: [JSONTree], of new: [JSONTree]) -> Bool {
    var rest = new[...]
    return old.allSatisfy { element in
      while let next = rest.popFirst() {
        if element.isAnswered(by: next) { return true }
      }
      return false
    }
  }
}
