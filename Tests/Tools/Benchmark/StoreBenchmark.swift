import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System

/// `store json` and `store FOLDER` carry out each line on standard input and answer with milliseconds.
///
/// `json` works in memory on a year file of 34 MB: `decode` reads it, `encode` writes it, `save PATH` writes it to a
/// file for other programs. With a folder, `append` adds a synced line to a journal, `import` writes twenty years into
/// a store, and `years PATH` writes the same data to files for other programs.
///
/// `store FOLDER count NAME N` counts to N in a document NAME, one synced change each, while other processes do the
/// same. `store FOLDER counted` prints how many lines of the journal are numbered, and how far each process counted.
///
/// `store FOLDER crowd FILES ENTRIES` adds a section with this many large files in one folder and this many entries.
/// `store FOLDER run` commits one more large file and a year's rows to it, as saving a run does.
enum StoreBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard let folder = arguments.first else { return 2 }
    if folder == "json" { return try JSONSpeed().answer() }
    let counting = CountingProcess(store: .benchmark(folder))
    switch arguments.dropFirst().first {
    case nil: return try StoreSpeed(folder: folder).answer()
    case "count" where arguments.count == 4: try counting.count(arguments[2], to: Int(arguments[3]) ?? 0)
    case "counted": try counting.report()
    case "crowd" where arguments.count == 4:
      try CrowdedSection(store: .benchmark(folder)).fill(
        files: Int(arguments[2]) ?? 0, entries: Int(arguments[3]) ?? 0)
    case "run": try CrowdedSection(store: .benchmark(folder)).saveRun()
    default: return 2
    }
    return 0
  }

  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(work)
    return Double(took.components.seconds) * 1e3 + Double(took.components.attoseconds) / 1e15
  }
}

/// Reads and writes the bytes of a year file in memory.
private struct JSONSpeed {
  private let swims = SyntheticBook.book(swims: 17_500, lapsEach: 60).swims
  private let bytes: [UInt8]

  init() {
    bytes = SwimCoding.encode(swims)
  }

  func answer() throws -> Int32 {
    while let words = readLine()?.split(separator: " ") {
      switch words.first {
      case "decode":
        var count = 0
        print(try StoreBenchmark.milliseconds { count = try SwimCoding.decode(bytes).count })
        precondition(count == swims.count, "what was written is read")
      case "encode":
        var count = 0
        print(StoreBenchmark.milliseconds { count = SwimCoding.encode(swims).count })
        precondition(count == bytes.count, "the same swims are the same bytes")
      case "save" where words.count == 2:
        try PosixFileSystem().replace(String(words[1]), with: bytes, durable: false)
        print(bytes.count)
      default: return 2
      }
      ThisProcess.flushPrinted()
    }
    return 0
  }
}

/// Makes durable changes.
private struct StoreSpeed {
  private let folder: String
  private let edits: Store
  /// The year files of 6,000 swims, by local year.
  private let years: [Int: [UInt8]]
  /// A corrected style as a journal entry.
  private let edit = Array(
    (#"{"workout":"20230604T230559Z","change":"style","laps":[1,4],"style":"backstroke","touched":[[1685919960000,21034],"#
      + "[1685919981000,21980],[1685920003000,22110],[1685920025000,22480]]}").utf8)

  init(folder: String) throws {
    self.folder = folder
    // Held as the service does, and as SQLite keeps its connection.
    edits = try Store.benchmark(folder + "/edits").holding()
    let swims = SyntheticBook.book(swims: 6_000, lapsEach: 60).swims
    let byYear = Dictionary(grouping: swims.enumerated(), by: { $0.offset / 300 })
    years = Dictionary(
      uniqueKeysWithValues: byYear.map { (2_000 + $0.key, SwimCoding.encode($0.value.map(\.element))) })
  }

  func answer() throws -> Int32 {
    var imports = 0
    while let words = readLine()?.split(separator: " ") {
      switch words.first {
      case "append":
        print(
          try StoreBenchmark.milliseconds {
            try edits.transaction { (edits) throws(Failure) in try edits.append(.add("correction", edit), to: .swimming)
            }
          })
      case "import":
        imports += 1
        let store = Store.benchmark(folder + "/import\(imports)")
        try store.transaction { (first) throws(Failure) in
          try first.append(.add("correction", edit), to: .swimming)
        }
        print(
          try StoreBenchmark.milliseconds {
            try store.transaction { (years) throws(Failure) in
              for (year, bytes) in self.years {
                try years.put(bytes, at: FileKey(.swimming, "workouts", String(year)))
              }
            }
          })
      case "years" where words.count == 2:
        for (key, bytes) in years {
          try PosixFileSystem().replace("\(words[1])/\(key)", with: bytes, durable: false)
        }
        print(years.count)
      default: return 2
      }
      ThisProcess.flushPrinted()
    }
    return 0
  }
}

/// A section unrelated to swimming, as large as another feature's section after years of use.
private struct CrowdedSection {
  let store: Store
  private static let section = FeatureID("running" as StaticString)
  private static let entry = Entry.add("trim", Array(#"{"run":"20260503T064500Z","from":12000,"to":3599000}"#.utf8))

  func fill(files: Int, entries: Int) throws(Failure) {
    try store.transaction { (transaction) throws(Failure) in
      for number in 0..<files { try put(number, &transaction) }
    }
    for _ in 0..<entries / 10_000 {
      try store.transaction { (transaction) throws(Failure) in
        for _ in 0..<10_000 { try transaction.appendSeparately(CrowdedSection.entry, to: CrowdedSection.section) }
      }
    }
  }

  func saveRun() throws(Failure) {
    try store.transaction { (transaction) throws(Failure) in
      try put(Int.random(in: 1_000_000..<9_999_999), &transaction)
      try transaction.put([UInt8](repeating: 0x20, count: 48_000), at: FileKey(CrowdedSection.section, "runs", "2026"))
    }
  }

  private func put(_ number: Int, _ transaction: inout Transaction) throws(Failure) {
    let key = FileKey(CrowdedSection.section, "tracks", "2026", "run\(number)")
    try transaction.put(Array("{\"number\":\(number)}".utf8), at: key)
  }
}

extension Store {
  /// A store with sections that belong to no feature.
  fileprivate static func benchmark(_ path: String) -> Store {
    var options = Options()
    options.patience = .seconds(600)
    return Store(path: path, clock: SystemClock(), reducers: [], options: options)
  }
}

/// One of several processes that change a store at the same time; each change depends on the current state.
private struct CountingProcess {
  let store: Store

  func count(_ name: String, to last: Int) throws(Failure) {
    for _ in 0..<last {
      try store.transaction { (counting) throws(Failure) in
        let next = CountingProcess.number(try counting[.book].documents[name]) + 1
        try counting.append(.set(name, Array(String(next).utf8)), to: .book)
      }
    }
  }

  func report() throws(Failure) {
    let content = try store.content(of: .book)
    print(content.changes.last?.number ?? 0, terminator: "")
    for (_, value) in content.documents.sorted(by: { $0.key < $1.key }) {
      print(" \(CountingProcess.number(value))", terminator: "")
    }
    print()
  }

  private static func number(_ json: [UInt8]?) -> Int {
    json.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  }
}
