import Glibc

// recordbook-bench NAME [ARGUMENT…]: one thing the benchmarks measure, alone in a process. Not installed.

let benchmarks: [String: ([String]) -> Int32] = [
  "parse": ParseBenchmark.run,
  "recalculate": RecalculateBenchmark.run,
  "store": StoreBenchmark.run,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let benchmark = benchmarks[name] else {
  print("usage: recordbook-bench \(benchmarks.keys.sorted().joined(separator: " | ")) [ARGUMENT…]")
  exit(2)
}
exit(benchmark(Array(arguments.dropFirst())))
