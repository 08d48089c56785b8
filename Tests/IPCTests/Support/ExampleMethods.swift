import IPC
import JSONCoding
import KernelApplication
import Synchronization
import TestSupport

/// The methods in the examples of the JSON-RPC 2.0 specification.
extension [RPCMethod] {
  static var examples: [RPCMethod] {
    [
      .make("subtract") { (params: Subtraction) in params.minuend - params.subtrahend },
      .make("sum") { (params: [Int]) in params.reduce(0, +) },
      .make("update") { (params: [Int]) in params.count },
      .make("notify_hello") { (params: [Int]) in params.count },
      RPCMethod(name: "get_data", kind: .query) { _, _ in Answer(result: [UInt8](#"["hello",5]"#.utf8)) },
    ]
  }
}

extension RPCMethod {
  static func make<Params: Decodable & Sendable, Result: Encodable & Sendable>(
    _ name: String, _ kind: UseCaseKind = .query, _ body: @escaping @Sendable (Params) -> Result
  ) -> RPCMethod {
    RPCMethod(name: name, kind: kind) { (params, _) throws(Failure) in
      let params = try JSONBytes(params).decode(Params.self)
      do throws(JSONError) {
        return Answer(result: try JSONDocument.encode(body(params)))
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

/// The parameters of `subtract`, given by position or by name.
private struct Subtraction: Decodable, Sendable {
  var minuend: Int
  var subtrahend: Int

  private enum CodingKeys: CodingKey {
    case minuend
    case subtrahend
  }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      minuend = try list.decode(Int.self)
      subtrahend = try list.decode(Int.self)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      minuend = try container.decode(Int.self, forKey: .minuend)
      subtrahend = try container.decode(Int.self, forKey: .subtrahend)
    }
  }
}

/// A program with methods of every kind, for a number that is changed, read, and slowly counted up. Its book has a
/// second section, with a number that `addElsewhere` changes and `sum` reads.
final class Counter: ServedBook {
  private let value = Mutex(0)
  private let other = Mutex(0)
  private let revisions = Mutex<[UInt64]>([0, 0])
  private let sectionsRead = Mutex<UInt64>(0)
  /// The number of changes in each group that became durable together.
  let groups = Mutex<[Int]>([])
  private let open = Mutex(0)
  /// Whether groups of changes fail, as on a full disk.
  let isFull = Mutex(false)
  /// Changes wait while a test holds this.
  let gate = Mutex(())
  /// The number of changes that have begun, including those waiting at the gate.
  let begun = Mutex(0)
  let reads = Mutex(0)

  var program: RPCProgram {
    RPCProgram(
      methods: [read, sum, look, add, addAlways, addNamed, addElsewhere, list, wait, hello], english: .plain, book: self
    )
  }

  func group(_ body: () -> Void) -> Failure? {
    let before = (value.withLock { $0 }, other.withLock { $0 })
    body()
    let isFull = isFull.withLock { $0 }
    let count = open.withLock { open in
      defer { open = 0 }
      return open
    }
    if isFull {
      value.withLock { $0 = before.0 }
      return .diskFull(path: "/store")
    }
    // At the start the server checks for due work, which makes an empty group.
    if count > 0 { groups.withLock { $0.append(count) } }
    let changed = [value.withLock { $0 } != before.0, other.withLock { $0 } != before.1]
    revisions.withLock { revisions in
      let next = (revisions.max() ?? 0) + 1
      for index in revisions.indices where changed[index] { revisions[index] = next }
    }
    return nil
  }

  func writeDerived() {}
  var revision: UInt64 { revisions.withLock { $0.max() ?? 0 } }
  var sectionRevisions: [UInt64] { revisions.withLock { $0 } }

  func takeSectionsRead() -> UInt64 {
    sectionsRead.withLock { read in
      defer { read = 0 }
      return read
    }
  }

  func reload() {}
  func stopping() {}

  /// Whether the book is locked.
  let isLocked = Mutex(false)
  var lock: BookLock { isLocked.withLock { $0 ? .locked(.cancelled) : .open } }

  private var read: RPCMethod {
    .make("read") { (_: NoInput) in
      self.reads.withLock { $0 += 1 }
      self.sectionsRead.withLock { $0 |= 1 }
      return self.value.withLock { $0 }
    }
  }

  /// A query that reads both sections.
  private var sum: RPCMethod {
    .make("sum") { (_: NoInput) in
      self.reads.withLock { $0 += 1 }
      self.sectionsRead.withLock { $0 |= 3 }
      return self.value.withLock { $0 } + self.other.withLock { $0 }
    }
  }

  private var addElsewhere: RPCMethod {
    .make("addElsewhere", .change) { (steps: [Int]) in
      self.open.withLock { $0 += 1 }
      return self.other.withLock { other in
        other += steps.reduce(0, +)
        return other
      }
    }
  }

  /// An inspection of the number. If its parameter is true, it declares that its result lasts until the number changes.
  private var look: RPCMethod {
    RPCMethod(name: "look", kind: .inspection) { (params, _) throws(Failure) in
      let lasts = try JSONBytes(params).decode([Bool].self).first ?? false
      self.reads.withLock { $0 += 1 }
      self.sectionsRead.withLock { $0 |= 1 }
      return Answer(result: Array("\(self.value.withLock { $0 })".utf8), lasts: lasts)
    }
  }

  private var hello: RPCMethod {
    .make("text", .inspection) { (params: Text) in String(repeating: params.text, count: params.times ?? 1) }
  }

  private struct Text: Decodable, Sendable {
    var text: String
    var times: Int?
  }

  private var add: RPCMethod {
    RPCMethod(name: "add", kind: .change) { (params, _) throws(Failure) in
      let step = try JSONBytes(params).decode([Int].self).reduce(0, +)
      self.begun.withLock { $0 += 1 }
      self.gate.withLock { _ in }
      self.open.withLock { $0 += 1 }
      let value = self.value.withLock { value in
        value += step
        return value
      }
      return Answer(
        result: Array("\(value)".utf8),
        events: [EncodedEvent(name: "counter.added", details: Array("{\"by\":\(step)}".utf8))])
    }
  }

  /// A change that is allowed while the book is locked.
  private var addAlways: RPCMethod {
    RPCMethod(name: "addAlways", kind: .change, whileLocked: .allowed, call: add.call)
  }

  /// The same change, whose event also has a name; events sent while the book is locked lack the name.
  private var addNamed: RPCMethod {
    RPCMethod(name: "addNamed", kind: .change, whileLocked: .allowed) { (params, progress) throws(Failure) in
      var answer = try self.add.call(params, progress)
      for place in answer.events.indices {
        let told = answer.events[place].details
        answer.events[place].details = told.dropLast() + Array(#","name":"Sarah"}"#.utf8)
        answer.events[place].detailsWhileLocked = told
      }
      return answer
    }
  }

  private var list: RPCMethod {
    .make("list") { (params: Range) in
      Listing(
        title: "numbers", first: Array(0..<params.count), second: (0..<params.count).map { "number \($0)" })
    }
  }

  struct Range: Codable, Sendable {
    var count: Int
  }

  struct Listing: Codable, Hashable, Sendable {
    var title: String
    var first: [Int]
    var second: [String]
  }

  /// Counts until it is cancelled, or for a minute.
  private var wait: RPCMethod {
    RPCMethod(name: "wait", kind: .task) { (params, progress) throws(Failure) in
      _ = try JSONBytes(params).decode(NoInput.self)
      var number = 0
      let isCancelled = eventually {
        progress.report(Progress(subject: "sheep", bytesDone: Int64(number), bytesTotal: 1_000_000, found: number))
        number += 1
        return progress.isCancelled
      }
      if isCancelled { throw .cancelled }
      return Answer(result: Array("null".utf8))
    }
  }
}
