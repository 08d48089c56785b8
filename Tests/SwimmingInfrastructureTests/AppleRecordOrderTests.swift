import SwimmingApplication
import SwimmingDomain
import TestSupport
import Testing

/// Records of laps in any order, more than fit a block.
@Suite struct AppleRecordOrderTests {
  @Test(arguments: ["sorted", "reversed", "shuffled", "by source"])
  func strokesAreFoundWhateverTheOrder(order: String) throws {
    var random = SeededGenerator(seed: 3)
    var seconds = Array(0..<3_500)
    switch order {
    case "reversed": seconds.reverse()
    case "shuffled": seconds.shuffle(using: &random)
    case "by source": seconds = seconds.filter { $0 % 2 == 0 } + seconds.filter { $0 % 2 == 1 }
    default: break
    }
    let read = try AppleExportReading.read { export in
      for second in seconds {
        for copy in 0..<3 {
          export.record(
            "SwimmingStrokeCount", at: second, lasting: 1, "\(1 + second % 50)", unit: "count",
            source: copy == 1 ? "Watch" : "Other \(copy)")
        }
      }
      export.swim(seconds.map { AppleExportBuilder.lap($0, "0.9") }.joined())
    }
    let laps = try #require(read.swims.first?.laps)
    #expect(laps.count == 3_500)
    #expect(laps.enumerated().allSatisfy { $1.strokes == 1 + $0 % 50 })
  }
}
