import Formats
import KernelDomain
import StrengthDomain
import System

/// Splits a long log into two halves, so that two processors can read them at the same time.
struct LogHalves {
  private let bytes: [UInt8]
  /// The byte ranges of each half of the log. The ranges of the second half begin with the range of the log's header.
  private let parts: [[Range<Int>]]

  /// The minimum size, in bytes, of a log that is split. Smaller logs are read about as fast by a single processor.
  private static let fewestBytes = 256 << 10

  /// Splits a log; nil if splitting is impossible or would not make reading faster.
  init?(_ bytes: [UInt8]) {
    guard Processors.count > 1, bytes.count >= LogHalves.fewestBytes,
      let header = LogHalves.lineEnd(from: 0, bytes), let middle = LogHalves.middle(of: bytes)
    else { return nil }
    self.bytes = bytes
    parts = [[0..<middle], [0..<header, middle..<bytes.count]]
  }

  /// Reads both halves and joins their workouts. Nil if the log must be read from start to end instead, because reading
  /// a half has failed or a workout is in both halves.
  func workouts(_ format: LogFormat, _ options: LogOptions) -> ReadWorkouts? {
    let halves = Processors.map(parts.count) { half in
      try? LogHalves.workouts(in: bytes, parts[half], format, options)
    }
    guard let first = halves[0], let second = halves[1] else { return nil }
    return first.joined(with: second)
  }

  /// Reads the workouts in one half of the log; nil if rows in the other half may belong to them.
  /// - Parameter parts: the byte ranges of the half.
  private static func workouts(
    in bytes: [UInt8], _ parts: [Range<Int>], _ format: LogFormat, _ options: LogOptions
  ) throws(LogProblem) -> ReadWorkouts? {
    var rows = LogRows(format, options)
    for part in parts {
      try CSVReader.read(bytes, part: part, problem: { LogProblem($0) }) { row throws(LogProblem) in try rows.add(row) }
    }
    return rows.isWhole ? try rows.finish() : nil
  }

  /// Returns the byte offset of a line near the middle of the log at which a workout probably begins. The line's first
  /// column, which contains the workout's start or name, differs from the first column of the line before it. The rows
  /// are not parsed for this.
  private static func middle(of bytes: [UInt8]) -> Int? {
    guard var line = lineEnd(from: bytes.count / 2, bytes) else { return nil }
    while let next = lineEnd(from: line, bytes), next < bytes.count {
      if !firstField(at: line, bytes).elementsEqual(firstField(at: next, bytes)) { return next }
      line = next
    }
    return nil
  }

  private static func firstField(at line: Int, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[line...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") && $0 != 0x09 && $0 != 0x0A }
  }

  /// Returns the byte offset just after the first line feed at or after `place`; nil if there is none.
  private static func lineEnd(from place: Int, _ bytes: [UInt8]) -> Int? {
    bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 }
  }
}
