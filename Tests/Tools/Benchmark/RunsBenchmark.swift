import BookInfrastructure
import Formats
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Storage
import System

/// `runs fill STORE RUNS FIXES` makes a new store with this many runs of this many fixes each. It prints the runs as
/// rows for other programs: run, day, start, name, length, elapsed, active; then a line `efforts`, and after it
/// distance, run, day, milliseconds.
///
/// `runs file FORMAT FIXES` writes a run as a file on standard output.
///
/// `runs parse FILE` answers each line on standard input with the milliseconds that reading the file took;
/// `runs measure FIXES` does so for applying all rules to one run, `runs charts FIXES` for computing its charts, and
/// `runs route RUNS` for recognising the route of one run more among those of so many. `runs one STORE NUMBER` adds one more run to the
/// store and ends. `runs recalculate STORE` measures all runs anew, and prints milliseconds and the peak memory in MB.
enum RunsBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("fill", 4): try fill(arguments[1], Int(arguments[2]) ?? 0, Int(arguments[3]) ?? 0)
    case ("file", 3): try write(arguments[1], Int(arguments[2]) ?? 0)
    case ("parse", 2): try parse(arguments[1])
    case ("measure", 2): try measure(Int(arguments[1]) ?? 0)
    case ("charts", 2): try charts(Int(arguments[1]) ?? 0)
    case ("route", 2): try route(Int(arguments[1]) ?? 0)
    case ("one", 3):
      try take([SyntheticRun.run(number: Int(arguments[2]) ?? 0, fixes: 1_000)], into: store(arguments[1]))
    case ("recalculate", 2): try recalculate(arguments[1])
    default: return 2
    }
    return 0
  }

  private static func store(_ path: String) -> Store {
    Store(path: path, clock: SystemClock(), reducers: [RunningReducer(), BookReducer()])
  }

  private static func take(_ runs: [Run], into store: Store) throws {
    let own = FileRunRepository(store: store)
    _ = try store.transaction { (transaction) throws(Failure) in
      try own.change(in: &transaction) { _ throws(Failure) in (.put(runs.map { EncodedRun($0) }, []), ()) }
    }
  }

  private static func fill(_ path: String, _ count: Int, _ fixes: Int) throws {
    let store = store(path)
    for first in stride(from: 0, to: count, by: 500) {
      try take((first..<min(first + 500, count)).map { try SyntheticRun.run(number: $0, fixes: fixes) }, into: store)
    }
    let book = try FileRunRepository(store: store).book()
    for row in book.runs {
      print(
        row.id, row.run.day(), row.run.start.milliseconds, row.run.name ?? "", row.measured.length,
        row.measured.times.elapsed, row.measured.times.active, separator: ",")
    }
    print("efforts")
    for row in book.runs {
      for effort in row.measured.efforts {
        print(effort.distance.rawValue, row.id, row.run.day(), effort.duration, separator: ",")
      }
    }
  }

  private static func write(_ format: String, _ fixes: Int) throws {
    guard let format = RunFileFormat(rawValue: format) else { return }
    let run = CorrectedRun(try SyntheticRun.run(number: 1, fixes: fixes))
    print(String(decoding: RunFileWriter().encode(run, as: format).bytes, as: UTF8.self), terminator: "")
  }

  private static func parse(_ path: String) throws {
    let input = try InputFile(path)
    let file = try input.bytes(Int(input.size), at: 0)
    guard let format = TrackFormat(file) else { return }
    while readLine() != nil {
      var count = 0
      let duration = try StoreBenchmark.milliseconds { count = try format.runs(in: file).runs.count }
      precondition(count > 0, "a file of the benchmark holds a run")
      print(duration)
      ThisProcess.flushPrinted()
    }
  }

  private static func measure(_ fixes: Int) throws {
    let run = try SyntheticRun.run(number: 1, fixes: fixes)
    while readLine() != nil {
      var length: Int64 = 0
      let duration = StoreBenchmark.milliseconds { length = MeasuredRun(run).length }
      precondition(length > 0, "a run has a length")
      print(duration)
      ThisProcess.flushPrinted()
    }
  }

  private static func charts(_ fixes: Int) throws {
    let run = try SyntheticRun.run(number: 1, fixes: fixes)
    let measured = MeasuredRun(run)
    while readLine() != nil {
      var bins = 0
      let duration = StoreBenchmark.milliseconds {
        let measures = RunMeasures(run, measured)
        for axis in RunChart.Axis.allCases { bins += RunChart(measures, by: axis).bins.count }
      }
      precondition(bins > 0, "a run has charts")
      print(duration)
      ThisProcess.flushPrinted()
    }
  }

  /// All runs begin at one door, as most of a runner's do.
  private static func route(_ count: Int) throws {
    func entry(_ number: Int) throws -> RunRoutes.Entry? {
      let run = try SyntheticRun.run(number: number, fixes: 2_400)
      return MeasuredRun(run).route.value.map { RunRoutes.Entry(run: run.id, start: run.start, route: $0) }
    }
    var routes = RunRoutes(try (0..<count).compactMap(entry))
    var number = count
    while readLine() != nil {
      guard let next = try entry(number) else { continue }
      number += 1
      print(StoreBenchmark.milliseconds { routes.add(next) })
      ThisProcess.flushPrinted()
    }
  }

  private static func recalculate(_ path: String) throws {
    let runs = FileRunRepository(store: store(path))
    var done = 0
    let duration = try StoreBenchmark.milliseconds { done = try runs.recalculate(NoProgress()).fixCount }
    print(duration, done, separator: " ")
  }
}

/// Makes invented runs.
enum SyntheticRun {
  /// A run with one fix per second, through a town with streets that turn, with an occasional rest, and jitter. No rule
  /// finds it suspicious.
  static func run(number: Int, fixes: Int) throws -> Run {
    var state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ below: Int64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 33) % below
    }
    let start = 1_100_000_000_000 + Int64(number) * 126_000_000
    var recorded = RecordedRun(source: "Synthetic", name: number.isMultiple(of: 3) ? "Run \(number)" : nil)
    recorded.fixes.reserveCapacity(fixes)
    var (latitude, longitude, elevation): (Int64, Int64, Int64) = (500_000_000, 144_000_000, 23_000)
    let pace = 240 + random(80)
    for second in 0..<fixes {
      if second % 900 < 870 {
        let isNorth = second / 120 % 2 == 0
        latitude += (isNorth ? pace : 0) + random(9) - 4
        longitude += (isNorth ? 0 : pace * 3 / 2) + random(9) - 4
        elevation += random(21) - 10
      }
      var fix = RunFix(time: Timestamp(milliseconds: start + Int64(second) * 1_000))
      fix.position = RunPosition(latitude: latitude, longitude: longitude)
      fix.elevation = Int32(elevation)
      fix.heartRate = Int16(140 + random(20))
      recorded.fixes.append(fix)
    }
    recorded.timer = [TimerEvent(time: Timestamp(milliseconds: start), isStart: true)]
    recorded.utcOffset = 3_600
    return try recorded.ordered().run
  }
}
