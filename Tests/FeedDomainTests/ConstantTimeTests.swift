import Foundation
import TestSupport
import Testing

/// How many instructions a comparison of codes takes says nothing of where they differ. Counted by valgrind, whose count is
/// the same every time; skipped where there is none.
@Suite(
  "Codes are compared in constant time",
  .enabled(if: access("/usr/bin/valgrind", X_OK) == 0, "valgrind, which counts instructions, is not installed"))
struct ConstantTimeTests {
  /// Within `MessageCode.isSame`, of a hundred comparisons.
  /// - Parameter place: where the codes differ; -1 is nowhere, 32 everywhere.
  private func instructions(differingAt place: Int) throws -> (count: Int, same: Int) {
    let (process, said, printed) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/valgrind")
    process.arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*MessageCode*isSame*",
      TestProcess.programs + "/recordbook-bench", "feed", "compare", String(place),
    ]
    (process.standardError, process.standardOutput) = (said, printed)
    try process.run()
    let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let same = String(decoding: printed.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = try #require(words.split(separator: "\n").first { $0.contains("Collected") }, "\(words)")
    return (
      try #require(line.split(separator: " ").last.flatMap { Int($0) }),
      try #require(Int(same.split(separator: "\n").first ?? ""))
    )
  }

  @Test("Wherever they differ, it takes the same instructions")
  func places() throws {
    let equal = try instructions(differingAt: -1)
    #expect(equal.same == 100)
    // A hundred comparisons of 32 bytes: that they were counted at all.
    #expect(equal.count > 100 * 32)
    for place in [0, 1, 15, 31, 32] {
      let other = try instructions(differingAt: place)
      #expect(other.same == 0)
      #expect(other.count == equal.count, "at \(place)")
    }
  }
}
