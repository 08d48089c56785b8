import BookApplication
import Formats
import RunningInfrastructure
import TestSupport
import Testing

/// Every real file against what an independent program made of it. Skipped where the files are not.
@Suite(.enabled(if: RunTestData.folder != nil))
struct RealRunFilesTests {
  @Test(arguments: RunTestData.names.filter { !$0.hasPrefix("apple_") })
  func aFileComesToWhatAnotherProgramMadeOfIt(_ name: String) throws {
    let expected = try RunTestData.expected(name)
    let read: ReadRuns
    do {
      read = try RunFileUnderTest.runs(in: RunTestData.read(name), named: name)
    } catch let problem as FormatProblem {
      #expect(expected.refused != nil, "\(name) is refused: \(problem.message)")
      #expect(problem.offset != nil)
      return
    }
    if name == RunTestData.withTrailingBytes {
      #expect(read.remarks == [.trailingBytes])
      return
    }
    #expect(expected.refused == nil, "\(name) is not refused: \(expected.refused ?? "")")
    #expect(read.runs.count == expected.runs?.count)
    #expect(read.leftOut.count == expected.skipped?.count, "\(read.leftOut)")
    for (run, expected) in zip(read.runs, expected.runs ?? []) {
      let comparison = RunComparison(run, expected, kind: RunTestData.kinds[name])
      #expect(comparison.differences == [], "\(name)")
      if comparison.tolerated > 0 { print("tolerated \(comparison.tolerated) in \(name)") }
    }
  }
}

enum RunFileUnderTest {
  /// Chooses the reader by the file's ending. In an import, the content of a file decides.
  static func runs(in bytes: [UInt8], named name: String) throws(FormatProblem) -> ReadRuns {
    if name.hasSuffix(".fit") { return try FITRuns.runs(in: bytes) }
    if name.hasSuffix(".tcx") { return try TCXRuns.runs(in: bytes) }
    if name.hasSuffix(".kml") { return try KMLReader.runs(in: bytes) }
    return try GPXReader.runs(in: bytes)
  }
}
