import FeedDomain
import KernelDomain

/// `feed compare PLACE` compares two codes of 32 bytes a hundred times, so that a profiler can count the instructions.
/// The codes differ only at index PLACE. If PLACE is -1, they are equal; if it is 32, they differ everywhere.
enum FeedBenchmark {
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 2, arguments[0] == "compare", let place = Int(arguments[1]), (-1...32).contains(place)
    else {
      print("usage: recordbook-bench feed compare PLACE")
      return 2
    }
    let code = [UInt8](0..<32)
    let other = code.indices.map { place == 32 || $0 == place ? ~code[$0] : code[$0] }
    var same = 0
    for _ in 0..<100 where MessageCode.isSame(code, other) { same += 1 }
    print(same)
    return 0
  }
}
