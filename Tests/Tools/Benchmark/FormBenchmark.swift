import Formats
import StrengthDomain
import StrengthInfrastructure
import System

/// `form replay FILE` answers each line on standard input with the milliseconds that analysing a file of poses took.
/// `form judge FILE` analyses it once, and prints the number of repetitions.
enum FormBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("replay", 2):
      while readLine() != nil {
        print(
          try StoreBenchmark.milliseconds {
            let results = try judge(arguments[1])
            precondition(results.frames > 0, "no frames")
          })
        ThisProcess.flushPrinted()
      }
    case ("judge", 2): print(try judge(arguments[1]).reps.count)
    default:
      print("usage: recordbook-bench form replay FILE | judge FILE")
      return 2
    }
    return 0
  }

  private static func judge(_ path: String) throws -> FormResults {
    try PoseFile.replay(InputFile(path)) { _ in }
  }
}
