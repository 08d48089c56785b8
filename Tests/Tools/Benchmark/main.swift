import System

// recordbook-bench NAME [ARGUMENT…] runs one benchmark in a process of its own. It is not installed.

let benchmarks: [String: ([String]) throws -> Int32] = [
  "feed": FeedBenchmark.run,
  "form": FormBenchmark.run,
  "live": LiveBenchmark.run,
  "parse": ParseBenchmark.run,
  "prayer": PrayerBenchmark.run,
  "recalculate": RecalculateBenchmark.run,
  "runs": RunsBenchmark.run,
  "sound": SupportBenchmark.run,
  "store": StoreBenchmark.run,
  "strength": StrengthBenchmark.run,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let benchmark = benchmarks[name] else {
  print("usage: recordbook-bench \(benchmarks.keys.sorted().joined(separator: " | ")) [ARGUMENT…]")
  ThisProcess.end(2)
}
do {
  ThisProcess.end(try benchmark(Array(arguments.dropFirst())))
} catch {
  print(error)
  ThisProcess.end(1)
}
