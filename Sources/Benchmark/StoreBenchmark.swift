import Glibc
import KernelApplication
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure

/// `store json`, `store FOLDER`: for each line on standard input does what it says and answers with milliseconds.
///
/// `json` works in memory on a year file of 34 MB: `decode` reads it, `encode` writes it, `save PATH` puts it into a file
/// for other programs. With a folder: `append` adds one synced line to a journal, `import` writes twenty years into a
/// store, `years PATH` puts what it writes into files for other programs.
///
/// `store FOLDER count NAME N`: counts so far in a document of that name, one synced change each, as other processes do
/// at the same time; `store FOLDER counted` prints how many lines the journal has numbered and how far each counted.
enum StoreBenchmark {
  static func run(_ arguments: [String]) -> Int32 {
    do {
      guard let folder = arguments.first else { return 2 }
      if folder == "json" { return try JSONSpeed().answer() }
      let counting = CountingProcess(store: Store(path: folder, patience: .seconds(600)))
      switch arguments.dropFirst().first {
      case nil: return try StoreSpeed(folder: folder).answer()
      case "count" where arguments.count == 4: try counting.count(arguments[2], to: Int(arguments[3]) ?? 0)
      case "counted": try counting.report()
      default: return 2
      }
      return 0
    } catch {
      print(error)
      return 1
    }
  }

  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(work)
    return Double(took.components.seconds) * 1e3 + Double(took.components.attoseconds) / 1e15
  }
}

/// A year file's bytes, read and written in memory.
private struct JSONSpeed {
  private let workouts = SyntheticBook.book(workouts: 17_500, lapsEach: 60).workouts
  private let bytes: [UInt8]

  init() {
    bytes = WorkoutCoding.encode(workouts)
  }

  func answer() throws -> Int32 {
    while let words = readLine()?.split(separator: " ") {
      switch words.first {
      case "decode":
        var count = 0
        print(try StoreBenchmark.milliseconds { count = try WorkoutCoding.decode(bytes).count })
        precondition(count == workouts.count, "what was written is read")
      case "encode":
        var count = 0
        print(StoreBenchmark.milliseconds { count = WorkoutCoding.encode(workouts).count })
        precondition(count == bytes.count, "the same workouts are the same bytes")
      case "save" where words.count == 2:
        try PosixFileSystem().replace(String(words[1]), with: bytes, durable: false)
        print(bytes.count)
      default: return 2
      }
      fflush(nil)
    }
    return 0
  }
}

/// Durable changes.
private struct StoreSpeed {
  private let folder: String
  private let edits: Store
  /// Of 6,000 workouts: those of a local year, by the year file's key.
  private let years: [String: [UInt8]]
  /// As the journal keeps a corrected style.
  private let edit = Array(
    (#"{"workout":"20230604T230559Z","change":"style","laps":[1,4],"style":"backstroke","touched":[[1685919960000,21034],"#
      + "[1685919981000,21980],[1685920003000,22110],[1685920025000,22480]]}").utf8)

  init(folder: String) throws {
    self.folder = folder
    // As the service does, and as SQLite keeps its connection.
    edits = try Store(path: folder + "/edits").held()
    let workouts = SyntheticBook.book(workouts: 6_000, lapsEach: 60).workouts
    let byYear = Dictionary(grouping: workouts.enumerated(), by: { $0.offset / 300 })
    years = Dictionary(
      uniqueKeysWithValues: byYear.map { ("workouts/\(2_000 + $0.key)", WorkoutCoding.encode($0.value.map(\.element))) }
    )
  }

  func answer() throws -> Int32 {
    var imports = 0
    while let words = readLine()?.split(separator: " ") {
      switch words.first {
      case "append":
        print(
          try StoreBenchmark.milliseconds {
            try edits.write { (writer) throws(Failure) in try writer.append(.add, "swimming.correction", edit) }
          })
      case "import":
        imports += 1
        let store = Store(path: folder + "/import\(imports)")
        try store.write { (writer) throws(Failure) in try writer.append(.set, "settings", Array("{}".utf8)) }
        print(
          try StoreBenchmark.milliseconds {
            try store.write { (writer) throws(Failure) in try writer.commit(files: years) }
          })
      case "years" where words.count == 2:
        for (key, bytes) in years {
          let name = "\(words[1])/\(key.split(separator: "/").last ?? "")"
          try PosixFileSystem().replace(name, with: bytes, durable: false)
        }
        print(years.count)
      default: return 2
      }
      fflush(nil)
    }
    return 0
  }
}

/// One of several processes that change a store at the same time: each change is made from what is there.
private struct CountingProcess {
  let store: Store

  func count(_ name: String, to last: Int) throws(Failure) {
    for _ in 0..<last {
      try store.write { (writer) throws(Failure) in
        let next = CountingProcess.number(writer.content.documents[name]) + 1
        try writer.append(.set, name, Array(String(next).utf8))
      }
    }
  }

  func report() throws(Failure) {
    let content = try store.read()
    print(content.entries.last?.number ?? 0, terminator: "")
    for (_, value) in content.documents.sorted(by: { $0.key < $1.key }) {
      print(" \(CountingProcess.number(value))", terminator: "")
    }
    print()
  }

  private static func number(_ json: [UInt8]?) -> Int {
    json.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  }
}
